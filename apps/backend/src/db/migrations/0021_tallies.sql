CREATE TABLE "item_tallies" (
	"module_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"category_parent_id" integer NOT NULL,
	"reach" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"condition_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"veg" boolean NOT NULL,
	"reduced" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"basic" boolean NOT NULL,
	"set_menu" boolean NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "items_by_brand";--> statement-breakpoint
DROP INDEX "items_by_condition";--> statement-breakpoint
DROP INDEX "orders_by_shopper";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "store_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO item_tallies (module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu, items)
  SELECT i.module_id, i.category_id, i.category_parent_id, i.reach, coalesce(i.brand_id, 0), coalesce(i.condition_id, 0), floor(i.rating), i.veg, i.reduced, i.recommended, i.basic, i.set_menu, count(*) FROM items i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;--> statement-breakpoint
CREATE FUNCTION tally_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO item_tallies (module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu, items)
    SELECT i.module_id, i.category_id, i.category_parent_id, i.reach, coalesce(i.brand_id, 0), coalesce(i.condition_id, 0), floor(i.rating), i.veg, i.reduced, i.recommended, i.basic, i.set_menu, count(*) FROM changed i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_lost_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO item_tallies (module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu, items)
    SELECT i.module_id, i.category_id, i.category_parent_id, i.reach, coalesce(i.brand_id, 0), coalesce(i.condition_id, 0), floor(i.rating), i.veg, i.reduced, i.recommended, i.basic, i.set_menu, -count(*) FROM changed i WHERE i.campaign_from IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_changed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.campaign_from IS NULL THEN
    INSERT INTO item_tallies (module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu, items) VALUES (OLD.module_id, OLD.category_id, OLD.category_parent_id, OLD.reach, coalesce(OLD.brand_id, 0), coalesce(OLD.condition_id, 0), floor(OLD.rating), OLD.veg, OLD.reduced, OLD.recommended, OLD.basic, OLD.set_menu, -1);
  END IF;
  IF NEW.campaign_from IS NULL THEN
    INSERT INTO item_tallies (module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu, items) VALUES (NEW.module_id, NEW.category_id, NEW.category_parent_id, NEW.reach, coalesce(NEW.brand_id, 0), coalesce(NEW.condition_id, 0), floor(NEW.rating), NEW.veg, NEW.reduced, NEW.recommended, NEW.basic, NEW.set_menu, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_new AFTER INSERT ON items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_new_items();--> statement-breakpoint
CREATE TRIGGER tally_lost AFTER DELETE ON items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_lost_items();--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.module_id, NEW.category_id, NEW.category_parent_id, NEW.reach, coalesce(NEW.brand_id, 0), coalesce(NEW.condition_id, 0), floor(NEW.rating), NEW.veg, NEW.reduced, NEW.recommended, NEW.basic, NEW.set_menu, NEW.campaign_from IS NULL) IS DISTINCT FROM
    (OLD.module_id, OLD.category_id, OLD.category_parent_id, OLD.reach, coalesce(OLD.brand_id, 0), coalesce(OLD.condition_id, 0), floor(OLD.rating), OLD.veg, OLD.reduced, OLD.recommended, OLD.basic, OLD.set_menu, OLD.campaign_from IS NULL))
  EXECUTE FUNCTION tally_changed_item();--> statement-breakpoint
CREATE FUNCTION store_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked, so that an item that changes its store at the same time finds this review. Not shared: its rating is written next.
  SELECT i.store_id INTO NEW.store_id FROM items i WHERE i.id = NEW.item_id FOR NO KEY UPDATE;
  NEW.store_id := coalesce(NEW.store_id, 0);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER store_of_review BEFORE INSERT OR UPDATE OF item_id ON reviews FOR EACH ROW EXECUTE FUNCTION store_of_review();--> statement-breakpoint
CREATE FUNCTION store_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET store_id = NEW.store_id WHERE item_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER store_of_reviews AFTER UPDATE OF store_id ON items FOR EACH ROW
  WHEN (NEW.store_id <> OLD.store_id) EXECUTE FUNCTION store_of_reviews();--> statement-breakpoint
UPDATE reviews r SET store_id = i.store_id FROM items i WHERE i.id = r.item_id;--> statement-breakpoint
CREATE INDEX "item_tallies_by_module" ON "item_tallies" USING btree ("module_id","category_id");--> statement-breakpoint
CREATE INDEX "items_of_brand" ON "items" USING btree ("brand_id","order_count" DESC NULLS FIRST,"id","module_id","reach","campaign_from");--> statement-breakpoint
CREATE INDEX "items_of_condition" ON "items" USING btree ("condition_id","order_count" DESC NULLS FIRST,"id","module_id","reach","campaign_from");--> statement-breakpoint
CREATE INDEX "items_recommended" ON "items" USING btree ("module_id","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."recommended" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_basic" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."basic" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_set_menu" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."set_menu" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_listed" ON "items" USING btree ("id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("id") WHERE "orders"."status" IN ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up');--> statement-breakpoint
CREATE INDEX "orders_running_by_shopper" ON "orders" USING btree ("shopper_id","id") WHERE "orders"."status" IN ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up');--> statement-breakpoint
CREATE INDEX "reviews_by_store" ON "reviews" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_shopper" ON "orders" USING btree ("shopper_id","id");