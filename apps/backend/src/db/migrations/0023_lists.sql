CREATE TABLE "store_tallies" (
	"category_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "store_tallies_by_category" ON "store_tallies" USING btree ("category_id","store_id","items");--> statement-breakpoint
CREATE FUNCTION tally_stores_of_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_tallies (category_id, store_id, items)
    SELECT x.id, i.store_id, count(*) FROM changed i CROSS JOIN LATERAL (VALUES (i.category_id), (i.category_parent_id)) x(id) WHERE x.id <> 0 GROUP BY 1, 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_stores_of_lost_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_tallies (category_id, store_id, items)
    SELECT x.id, i.store_id, -count(*) FROM changed i CROSS JOIN LATERAL (VALUES (i.category_id), (i.category_parent_id)) x(id) WHERE x.id <> 0 GROUP BY 1, 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_stores_of_changed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_tallies (category_id, store_id, items)
    SELECT * FROM (VALUES (OLD.category_id, OLD.store_id, -1), (OLD.category_parent_id, OLD.store_id, -1), (NEW.category_id, NEW.store_id, 1), (NEW.category_parent_id, NEW.store_id, 1)) x(category, store, items) WHERE x.category <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_stores_of_new AFTER INSERT ON items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_stores_of_new_items();--> statement-breakpoint
CREATE TRIGGER tally_stores_of_lost AFTER DELETE ON items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_stores_of_lost_items();--> statement-breakpoint
CREATE TRIGGER tally_stores_of_changed AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.category_id, NEW.category_parent_id, NEW.store_id) IS DISTINCT FROM (OLD.category_id, OLD.category_parent_id, OLD.store_id))
  EXECUTE FUNCTION tally_stores_of_changed_item();--> statement-breakpoint
-- After the triggers, which keep others from writing items until this is done: nothing that changes meanwhile is counted twice or never.
INSERT INTO store_tallies (category_id, store_id, items)
  SELECT x.id, i.store_id, count(*) FROM items i CROSS JOIN LATERAL (VALUES (i.category_id), (i.category_parent_id)) x(id) WHERE x.id <> 0 GROUP BY 1, 2;--> statement-breakpoint
-- Who wrote last each row that customers are told an item from, at a moment that flash sales run by. A table that comes to that needs its
-- place here. Its plan is kept for the session, unlike that of the statement that cuts a page. The start of the server stands for all that
-- its numbers of transactions count from: one that takes over may use them again.
CREATE FUNCTION item_versions(ids integer[], moment timestamptz) RETURNS TABLE (id integer, version text) LANGUAGE plpgsql STABLE ROWS 20 AS $$
BEGIN
  RETURN QUERY SELECT i.id, concat(i.xmin, ',', s.xmin, ',', c.xmin, ',', above.xmin, ',', m.xmin, ',', f.written, ',',
      CASE WHEN i.choices <> '[]' THEN (SELECT string_agg(concat(v.id, '.', v.xmin), ' ') FROM item_variations v WHERE v.item_id = i.id) END, ',',
      CASE WHEN i.groups <> '[]' THEN (SELECT string_agg(concat(a.id, '.', a.xmin), ' ') FROM item_add_ons o JOIN add_ons a ON a.id = o.add_on_id WHERE o.item_id = i.id) END, ',',
      pg_postmaster_start_time())
    FROM unnest(ids) WITH ORDINALITY asked(id, place)
      JOIN items i ON i.id = asked.id
      JOIN stores s ON s.id = i.store_id
      JOIN categories c ON c.id = i.category_id
      LEFT JOIN categories above ON above.id = c.parent_id
      JOIN modules m ON m.id = i.module_id
      LEFT JOIN (
        SELECT p.item_id, p.xmin AS written FROM flash_sale_items p JOIN flash_sales w ON w.id = p.sale_id
        WHERE w.published AND w.starts_at <= moment AND w.ends_at > moment
      ) f ON f.item_id = i.id
    ORDER BY asked.place;
END $$;
