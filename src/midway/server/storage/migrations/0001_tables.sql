-- A table, and all that has ever happened at it. Both dialects read these files, so they keep to what both know.
create table tables (
    id text primary key,
    title text not null,
    status text not null,
    is_public smallint not null,
    secret text not null,
    invite text not null,
    made_at double precision not null,
    changed_at double precision not null,
    info text not null
);
create index tables_public on tables (changed_at) where is_public = 1;
create table events (
    table_id text not null references tables (id) on delete cascade,
    number bigint not null,
    at double precision not null,
    body text not null,
    primary key (table_id, number)
);
