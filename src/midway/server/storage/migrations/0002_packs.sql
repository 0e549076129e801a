-- Finished packs by their hash, so that an edited card changes no running match.
create table packs (
    hash text primary key,
    body text not null
);
