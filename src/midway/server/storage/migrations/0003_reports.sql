-- What people say went wrong, with what they saw.
create table reports (
    id text primary key,
    table_id text not null,
    at double precision not null,
    body text not null
);
create index tables_status on tables (status, changed_at);
