CREATE TABLE "facet_tallies" (
	"module_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"category_parent_id" integer NOT NULL,
	"reach" integer NOT NULL,
	"stars" integer NOT NULL,
	"veg" boolean NOT NULL,
	"reduced" boolean NOT NULL,
	"halal" boolean NOT NULL,
	"vegan" boolean NOT NULL,
	"gluten_free" boolean NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "facet_tallies_by_module" ON "facet_tallies" USING btree ("module_id","category_id","category_parent_id","reach","stars","veg","reduced","halal","vegan","gluten_free","items");--> statement-breakpoint
CREATE INDEX "items_of_store_in_campaigns" ON "items" USING btree ("store_id","category_id","category_parent_id") WHERE "items"."campaign_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "store_tallies_by_store" ON "store_tallies" USING btree ("store_id","category_id","items");--> statement-breakpoint
CREATE FUNCTION tally_facets_of_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_tallies (module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free, items)
    SELECT i.module_id, i.category_id, i.category_parent_id, i.reach, floor(i.rating), i.veg, i.reduced, i.halal, i.vegan, i.gluten_free, count(*) FROM changed i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_facets_of_lost_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_tallies (module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free, items)
    SELECT i.module_id, i.category_id, i.category_parent_id, i.reach, floor(i.rating), i.veg, i.reduced, i.halal, i.vegan, i.gluten_free, -count(*) FROM changed i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_facets_of_changed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.campaign_from IS NULL THEN
    INSERT INTO facet_tallies (module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free, items) VALUES (OLD.module_id, OLD.category_id, OLD.category_parent_id, OLD.reach, floor(OLD.rating), OLD.veg, OLD.reduced, OLD.halal, OLD.vegan, OLD.gluten_free, -1);
  END IF;
  IF NEW.campaign_from IS NULL THEN
    INSERT INTO facet_tallies (module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free, items) VALUES (NEW.module_id, NEW.category_id, NEW.category_parent_id, NEW.reach, floor(NEW.rating), NEW.veg, NEW.reduced, NEW.halal, NEW.vegan, NEW.gluten_free, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_facets_of_new AFTER INSERT ON items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_facets_of_new_items();--> statement-breakpoint
CREATE TRIGGER tally_facets_of_lost AFTER DELETE ON items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_facets_of_lost_items();--> statement-breakpoint
CREATE TRIGGER tally_facets_of_changed AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.module_id, NEW.category_id, NEW.category_parent_id, NEW.reach, floor(NEW.rating), NEW.veg, NEW.reduced, NEW.halal, NEW.vegan, NEW.gluten_free, NEW.campaign_from IS NULL) IS DISTINCT FROM
    (OLD.module_id, OLD.category_id, OLD.category_parent_id, OLD.reach, floor(OLD.rating), OLD.veg, OLD.reduced, OLD.halal, OLD.vegan, OLD.gluten_free, OLD.campaign_from IS NULL))
  EXECUTE FUNCTION tally_facets_of_changed_item();--> statement-breakpoint
-- After the triggers, which keep others from writing items until this is done: nothing that changes meanwhile is counted twice or never.
INSERT INTO facet_tallies (module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free, items)
  SELECT i.module_id, i.category_id, i.category_parent_id, i.reach, floor(i.rating), i.veg, i.reduced, i.halal, i.vegan, i.gluten_free, count(*) FROM items i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;--> statement-breakpoint
-- Categories and conditions are found by the search of all names.
CREATE FUNCTION enter_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (kind, ref, module_id, reach) VALUES (TG_ARGV[0], NEW.id, NEW.module_id, 0)
    ON CONFLICT (kind, ref) DO UPDATE SET module_id = EXCLUDED.module_id, unread = true;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enter_for_search AFTER INSERT OR UPDATE OF name, module_id ON categories FOR EACH ROW EXECUTE FUNCTION enter_for_search('category');--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION leave_search('category');--> statement-breakpoint
CREATE TRIGGER enter_for_search AFTER INSERT OR UPDATE OF name, module_id ON conditions FOR EACH ROW EXECUTE FUNCTION enter_for_search('condition');--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON conditions FOR EACH ROW EXECUTE FUNCTION leave_search('condition');--> statement-breakpoint
INSERT INTO search_entries (kind, ref, module_id, reach) SELECT 'category', id, module_id, 0 FROM categories;--> statement-breakpoint
INSERT INTO search_entries (kind, ref, module_id, reach) SELECT 'condition', id, module_id, 0 FROM conditions;
