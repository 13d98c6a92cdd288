DROP INDEX "items_by_store";--> statement-breakpoint
DROP INDEX "items_of_module_by_orders";--> statement-breakpoint
DROP INDEX "items_of_module_by_rating";--> statement-breakpoint
DROP INDEX "items_of_module_by_age";--> statement-breakpoint
DROP INDEX "items_of_module_by_times_rated";--> statement-breakpoint
DROP INDEX "items_of_module_by_price";--> statement-breakpoint
DROP INDEX "items_of_category_by_orders";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reach" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "category_parent_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shelf_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shelf_empty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
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
-- The triggers' own rules for all that is there, in one statement: one by one would take some ten times as long.
UPDATE items i SET
  reach = CASE WHEN m.every_zone THEN 0 ELSE s.zone_id END,
  category_parent_id = c.parent_id,
  reduced = i.discount > 0 OR s.discount_percent > 0,
  shelf_price = coalesce(v.price, i.price) - least(coalesce(v.price, i.price), CASE
    WHEN s.discount_percent > 0 THEN round(coalesce(v.price, i.price) * s.discount_percent / 100.0)
    WHEN i.discount_type = 'percent' THEN round(coalesce(v.price, i.price) * i.discount / 100.0)
    ELSE i.discount END),
  shelf_empty = coalesce(NOT v.left_over, i.stock <= 0, false)
FROM items own
  JOIN stores s ON s.id = own.store_id
  JOIN modules m ON m.id = s.module_id
  JOIN categories c ON c.id = own.category_id
  LEFT JOIN (
    SELECT item_id, bool_or(stock > 0) AS left_over, (array_agg(price ORDER BY stock > 0 DESC, position))[1] AS price
    FROM item_variations GROUP BY item_id
  ) v ON v.item_id = own.id
WHERE own.id = i.id;--> statement-breakpoint
CREATE INDEX "items_of_store" ON "items" USING btree ("store_id","category_parent_id","category_id","id","campaign_from","price");--> statement-breakpoint
CREATE INDEX "items_of_store_by_orders" ON "items" USING btree ("store_id","order_count" DESC NULLS FIRST,"id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_store_cheapest" ON "items" USING btree ("store_id","shelf_empty","shelf_price","category_parent_id","category_id","id","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_store_dearest" ON "items" USING btree ("store_id","shelf_empty","shelf_price" DESC NULLS FIRST,"category_parent_id","category_id","id","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_below_category_by_orders" ON "items" USING btree ("category_parent_id","order_count" DESC NULLS FIRST,"id","reach","category_id","reduced","rating","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_orders" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","reach","category_id","category_parent_id","reduced","rating","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_rating" ON "items" USING btree ("module_id","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_age" ON "items" USING btree ("module_id","created_at" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_times_rated" ON "items" USING btree ("module_id","rating_count" DESC NULLS FIRST,"id","reach","category_id","category_parent_id","reduced","rating","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_price" ON "items" USING btree ("module_id","price","id","reach","category_id","category_parent_id","reduced","rating","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_category_by_orders" ON "items" USING btree ("category_id","order_count" DESC NULLS FIRST,"id","reach","category_parent_id","reduced","rating","price","veg") WHERE "items"."campaign_from" IS NULL;