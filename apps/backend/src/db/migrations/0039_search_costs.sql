-- Words of a name, each with its module: an index of them reads only names of the module.
CREATE FUNCTION search_keys(module integer, terms text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(module::text || ':' || term), '{}') FROM unnest(terms) term
$$;--> statement-breakpoint
CREATE TABLE "price_tallies" (
	"module_id" integer NOT NULL,
	"step" integer NOT NULL,
	"category_id" integer NOT NULL,
	"category_parent_id" integer NOT NULL,
	"reach" integer NOT NULL,
	"veg" boolean NOT NULL,
	"reduced" boolean NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_entries_by_terms";--> statement-breakpoint
DROP INDEX "items_of_name";--> statement-breakpoint
CREATE INDEX "price_tallies_by_step" ON "price_tallies" USING btree ("module_id","step","category_id","category_parent_id","reach","veg","reduced","items");--> statement-breakpoint
CREATE INDEX "search_entries_by_keys" ON "search_entries" USING gin (search_keys("module_id", "terms"));--> statement-breakpoint
CREATE INDEX "items_of_name" ON "items" USING btree ("name_id","order_count" DESC NULLS FIRST,"id","campaign_from","shelf_empty","rating","store_id","category_id","price","reduced","halal","vegan","gluten_free","campaign_to");--> statement-breakpoint
-- The lowest price of a step: the first two digits of a price, from ten thousand on.
CREATE FUNCTION price_step(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT price - price % greatest(100, (10 ^ (length(price::text) - 2))::integer)
$$;--> statement-breakpoint
CREATE FUNCTION tally_prices_of_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_tallies (module_id, step, category_id, category_parent_id, reach, veg, reduced, items)
    SELECT i.module_id, price_step(i.price), i.category_id, i.category_parent_id, i.reach, i.veg, i.reduced, count(*) FROM changed i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_prices_of_lost_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_tallies (module_id, step, category_id, category_parent_id, reach, veg, reduced, items)
    SELECT i.module_id, price_step(i.price), i.category_id, i.category_parent_id, i.reach, i.veg, i.reduced, -count(*) FROM changed i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_price_of_changed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.campaign_from IS NULL THEN
    INSERT INTO price_tallies (module_id, step, category_id, category_parent_id, reach, veg, reduced, items) VALUES (OLD.module_id, price_step(OLD.price), OLD.category_id, OLD.category_parent_id, OLD.reach, OLD.veg, OLD.reduced, -1);
  END IF;
  IF NEW.campaign_from IS NULL THEN
    INSERT INTO price_tallies (module_id, step, category_id, category_parent_id, reach, veg, reduced, items) VALUES (NEW.module_id, price_step(NEW.price), NEW.category_id, NEW.category_parent_id, NEW.reach, NEW.veg, NEW.reduced, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_prices_of_new AFTER INSERT ON items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_prices_of_new_items();--> statement-breakpoint
CREATE TRIGGER tally_prices_of_lost AFTER DELETE ON items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_prices_of_lost_items();--> statement-breakpoint
CREATE TRIGGER tally_price_of_changed AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.module_id, NEW.price, NEW.category_id, NEW.category_parent_id, NEW.reach, NEW.veg, NEW.reduced, NEW.campaign_from IS NULL) IS DISTINCT FROM
    (OLD.module_id, OLD.price, OLD.category_id, OLD.category_parent_id, OLD.reach, OLD.veg, OLD.reduced, OLD.campaign_from IS NULL))
  EXECUTE FUNCTION tally_price_of_changed_item();--> statement-breakpoint
-- After the triggers, which keep others from writing items until this is done: nothing that changes meanwhile is counted twice or never.
INSERT INTO price_tallies (module_id, step, category_id, category_parent_id, reach, veg, reduced, items)
  SELECT i.module_id, price_step(i.price), i.category_id, i.category_parent_id, i.reach, i.veg, i.reduced, count(*) FROM items i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
