CREATE TABLE "item_names" (
	"id" serial PRIMARY KEY NOT NULL,
	"module_id" integer NOT NULL,
	"reach" integer NOT NULL,
	"name" jsonb NOT NULL,
	"words" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
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
DROP INDEX "items_by_store";--> statement-breakpoint
DROP INDEX "items_by_brand";--> statement-breakpoint
DROP INDEX "items_by_condition";--> statement-breakpoint
DROP INDEX "items_of_module_by_orders";--> statement-breakpoint
DROP INDEX "items_of_module_by_rating";--> statement-breakpoint
DROP INDEX "items_of_module_by_age";--> statement-breakpoint
DROP INDEX "items_of_module_by_times_rated";--> statement-breakpoint
DROP INDEX "items_of_module_by_price";--> statement-breakpoint
DROP INDEX "items_of_category_by_orders";--> statement-breakpoint
DROP INDEX "orders_by_shopper";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reach" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "category_parent_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shelf_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shelf_empty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "name_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "store_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "item_name_once" ON "item_names" USING btree ("module_id","reach","digest");--> statement-breakpoint
CREATE INDEX "item_names_by_words" ON "item_names" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_tallies_by_module" ON "item_tallies" USING btree ("module_id","category_id");--> statement-breakpoint
-- What an item costs and whether anything is left of it, as `activeDiscount` and `isSoldOut` in `domain` say, while no flash sale runs.
CREATE FUNCTION shelve_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  percent integer;
  unit integer;
  gone boolean;
BEGIN
  -- Shared locks: who changes one of them at the same time waits, and finds this item afterwards.
  SELECT CASE WHEN m.every_zone THEN 0 ELSE s.zone_id END, s.discount_percent INTO NEW.reach, percent
    FROM stores s JOIN modules m ON m.id = s.module_id WHERE s.id = NEW.store_id FOR SHARE OF s, m;
  SELECT c.parent_id INTO NEW.category_parent_id FROM categories c WHERE c.id = NEW.category_id FOR SHARE;
  IF TG_OP = 'UPDATE' THEN
    SELECT v.price INTO unit FROM item_variations v WHERE v.item_id = NEW.id ORDER BY v.stock > 0 DESC, v.position LIMIT 1;
    SELECT NOT bool_or(v.stock > 0) INTO gone FROM item_variations v WHERE v.item_id = NEW.id;
  END IF;
  unit := coalesce(unit, NEW.price);
  -- A store or a category that is not there: its foreign key refuses the item in a moment.
  NEW.reach := coalesce(NEW.reach, 0);
  NEW.category_parent_id := coalesce(NEW.category_parent_id, 0);
  NEW.reduced := NEW.discount > 0 OR coalesce(percent, 0) > 0;
  NEW.shelf_price := unit - least(unit, CASE
    WHEN percent > 0 THEN round(unit * percent / 100.0)
    WHEN NEW.discount_type = 'percent' THEN round(unit * NEW.discount / 100.0)
    ELSE NEW.discount END);
  NEW.shelf_empty := coalesce(gone, NEW.stock <= 0, false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER shelve_new BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION shelve_item();--> statement-breakpoint
CREATE TRIGGER shelve_changed BEFORE UPDATE OF store_id, category_id, price, discount, discount_type ON items
  FOR EACH ROW EXECUTE FUNCTION shelve_item();--> statement-breakpoint
CREATE TRIGGER shelve_sold BEFORE UPDATE OF stock ON items
  FOR EACH ROW WHEN ((NEW.stock <= 0) IS DISTINCT FROM (OLD.stock <= 0)) EXECUTE FUNCTION shelve_item();--> statement-breakpoint
-- A row is locked before its trigger reads the variations: of two that change at once, the later one sees both.
CREATE FUNCTION shelve_items_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET price = price WHERE id IN (SELECT item_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION shelve_item_of_variation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET price = price WHERE id IN (OLD.item_id, NEW.item_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shelve_new_variations AFTER INSERT ON item_variations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shelve_items_of_variations();--> statement-breakpoint
CREATE TRIGGER shelve_lost_variations AFTER DELETE ON item_variations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shelve_items_of_variations();--> statement-breakpoint
CREATE TRIGGER shelve_changed_variation AFTER UPDATE ON item_variations FOR EACH ROW
  WHEN ((NEW.stock > 0, NEW.price, NEW.position, NEW.item_id) IS DISTINCT FROM (OLD.stock > 0, OLD.price, OLD.position, OLD.item_id))
  EXECUTE FUNCTION shelve_item_of_variation();--> statement-breakpoint
CREATE FUNCTION shelve_items_of_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET store_id = store_id WHERE store_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shelve_items AFTER UPDATE OF zone_id, module_id, discount_percent ON stores FOR EACH ROW
  WHEN ((NEW.zone_id, NEW.module_id, NEW.discount_percent) IS DISTINCT FROM (OLD.zone_id, OLD.module_id, OLD.discount_percent))
  EXECUTE FUNCTION shelve_items_of_store();--> statement-breakpoint
CREATE FUNCTION shelve_items_of_module() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET store_id = store_id WHERE store_id IN (SELECT id FROM stores WHERE module_id = NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shelve_items AFTER UPDATE OF every_zone ON modules FOR EACH ROW
  WHEN (NEW.every_zone <> OLD.every_zone) EXECUTE FUNCTION shelve_items_of_module();--> statement-breakpoint
CREATE FUNCTION shelve_items_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET category_id = category_id WHERE category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shelve_items AFTER UPDATE OF parent_id ON categories FOR EACH ROW
  WHEN (NEW.parent_id <> OLD.parent_id) EXECUTE FUNCTION shelve_items_of_category();--> statement-breakpoint
CREATE FUNCTION name_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text := left(NEW.search_text, length(concat(NEW.name->>'en', ' ', NEW.name->>'ar')));
  known text := md5(concat(NEW.name, ' ', own));
BEGIN
  SELECT n.id INTO NEW.name_id FROM item_names n
    WHERE n.module_id = NEW.module_id AND n.reach = NEW.reach AND n.digest = known FOR KEY SHARE;
  IF NOT FOUND THEN
    INSERT INTO item_names (module_id, reach, name, words, digest) VALUES (NEW.module_id, NEW.reach, NEW.name, own, known)
      ON CONFLICT (module_id, reach, digest) DO UPDATE SET words = EXCLUDED.words RETURNING id INTO NEW.name_id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Triggers of one event run by their names: `t…` after `shelve…`, which tells the reach.
CREATE TRIGGER then_name_new BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION name_item();--> statement-breakpoint
CREATE TRIGGER then_name_changed BEFORE UPDATE OF name, search_text, store_id, module_id ON items
  FOR EACH ROW EXECUTE FUNCTION name_item();--> statement-breakpoint
-- Items are found by the name of their store: a store that is renamed is found by its new one.
CREATE FUNCTION rename_store_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items i SET search_text = concat(left(i.search_text, length(concat(i.name->>'en', ' ', i.name->>'ar'))), ' ', lower(NEW.name->>'en'), ' ', lower(NEW.name->>'ar'))
    WHERE i.store_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rename_items AFTER UPDATE OF name ON stores FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION rename_store_of_items();--> statement-breakpoint
INSERT INTO item_names (module_id, reach, name, words, digest)
  SELECT DISTINCT i.module_id, CASE WHEN m.every_zone THEN 0 ELSE s.zone_id END, i.name, left(i.search_text, length(concat(i.name->>'en', ' ', i.name->>'ar'))), md5(concat(i.name, ' ', left(i.search_text, length(concat(i.name->>'en', ' ', i.name->>'ar')))))
  FROM items i JOIN stores s ON s.id = i.store_id JOIN modules m ON m.id = s.module_id;--> statement-breakpoint
-- The triggers' own rules for all that is there, in one statement: one by one would take some ten times as long.
UPDATE items i SET
  reach = CASE WHEN m.every_zone THEN 0 ELSE s.zone_id END,
  category_parent_id = c.parent_id,
  reduced = i.discount > 0 OR s.discount_percent > 0,
  shelf_price = coalesce(v.price, i.price) - least(coalesce(v.price, i.price), CASE
    WHEN s.discount_percent > 0 THEN round(coalesce(v.price, i.price) * s.discount_percent / 100.0)
    WHEN i.discount_type = 'percent' THEN round(coalesce(v.price, i.price) * i.discount / 100.0)
    ELSE i.discount END),
  shelf_empty = coalesce(NOT v.left_over, i.stock <= 0, false),
  name_id = n.id
FROM items own
  JOIN stores s ON s.id = own.store_id
  JOIN modules m ON m.id = s.module_id
  JOIN categories c ON c.id = own.category_id
  JOIN item_names n ON n.module_id = own.module_id AND n.reach = CASE WHEN m.every_zone THEN 0 ELSE s.zone_id END
    AND n.digest = md5(concat(own.name, ' ', left(own.search_text, length(concat(own.name->>'en', ' ', own.name->>'ar')))))
  LEFT JOIN (
    SELECT item_id, bool_or(stock > 0) AS left_over, (array_agg(price ORDER BY stock > 0 DESC, position))[1] AS price
    FROM item_variations GROUP BY item_id
  ) v ON v.item_id = own.id
WHERE own.id = i.id;--> statement-breakpoint
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
ALTER TABLE "items" ADD CONSTRAINT "items_name_id_item_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."item_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_of_store" ON "items" USING btree ("store_id","category_parent_id","category_id","id","campaign_from","price");--> statement-breakpoint
CREATE INDEX "items_of_store_by_orders" ON "items" USING btree ("store_id","order_count" DESC NULLS FIRST,"id","name_id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_store_cheapest" ON "items" USING btree ("store_id","shelf_empty","shelf_price","category_parent_id","category_id","id","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_store_dearest" ON "items" USING btree ("store_id","shelf_empty","shelf_price" DESC NULLS FIRST,"category_parent_id","category_id","id","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_below_category_by_orders" ON "items" USING btree ("category_parent_id","order_count" DESC NULLS FIRST,"id","reach","category_id","reduced","rating","rating_count","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_name" ON "items" USING btree ("name_id","order_count" DESC NULLS FIRST,"id","campaign_from");--> statement-breakpoint
CREATE INDEX "items_of_brand" ON "items" USING btree ("brand_id","order_count" DESC NULLS FIRST,"id","module_id","reach","campaign_from");--> statement-breakpoint
CREATE INDEX "items_of_condition" ON "items" USING btree ("condition_id","order_count" DESC NULLS FIRST,"id","module_id","reach","campaign_from");--> statement-breakpoint
CREATE INDEX "items_recommended" ON "items" USING btree ("module_id","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."recommended" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_basic" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."basic" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_set_menu" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."set_menu" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_listed" ON "items" USING btree ("id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("id") WHERE "orders"."status" IN ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up');--> statement-breakpoint
CREATE INDEX "orders_running_by_shopper" ON "orders" USING btree ("shopper_id","id") WHERE "orders"."status" IN ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up');--> statement-breakpoint
CREATE INDEX "reviews_by_store" ON "reviews" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "stores_by_words" ON "stores" USING gin (lower(("name"->>'en') || ' ' || ("name"->>'ar')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_of_module_by_orders" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","reach","category_id","category_parent_id","reduced","rating","rating_count","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_rating" ON "items" USING btree ("module_id","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_age" ON "items" USING btree ("module_id","created_at" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_times_rated" ON "items" USING btree ("module_id","rating_count" DESC NULLS FIRST,"id","reach","category_id","category_parent_id","reduced","rating","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_price" ON "items" USING btree ("module_id","price","id","reach","category_id","category_parent_id","reduced","rating","rating_count","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_category_by_orders" ON "items" USING btree ("category_id","order_count" DESC NULLS FIRST,"id","reach","category_parent_id","reduced","rating","rating_count","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_by_shopper" ON "orders" USING btree ("shopper_id","id");