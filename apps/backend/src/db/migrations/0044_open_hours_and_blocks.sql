CREATE TABLE "store_hours" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"open" int4multirange NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block_tallies" (
	"block" integer NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION minute_of_time(clock text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN clock ~ '^\d{1,2}:\d{1,2}(:|$)' THEN least(split_part(clock, ':', 1)::int * 60 + split_part(clock, ':', 2)::int, 1440) END
$$;--> statement-breakpoint
-- Hours that pass midnight reach into the next day; a store that closes in the last minute of a day is open until its end. What is no time
-- opens no store: a range with an end that is NULL would have none.
CREATE FUNCTION minutes_of_hours(day integer, opens text, closes text) RETURNS int4multirange LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN h.opens IS NULL OR h.ends IS NULL THEN '{}' WHEN h.opens < h.ends THEN int4multirange(int4range(h.start + h.opens, h.start + h.ends))
    ELSE int4multirange(int4range(h.start + h.opens, h.start + 1440), int4range(h.next, h.next + h.ends)) END
  FROM (SELECT day * 1440 AS start, (day + 1) % 7 * 1440 AS next, minute_of_time(opens) AS opens,
    CASE WHEN closes LIKE '23:59%' THEN 1440 ELSE minute_of_time(closes) END AS ends) h
$$;--> statement-breakpoint
CREATE FUNCTION keep_store_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_ids integer[] := ARRAY(SELECT DISTINCT store_id FROM changed);
BEGIN
  -- Who changes hours of the same store waits, and then reads what the other has written.
  PERFORM 1 FROM stores WHERE id = ANY(changed_ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM store_hours WHERE store_id = ANY(changed_ids);
  INSERT INTO store_hours (store_id, open)
    SELECT s.store_id, range_agg(minutes_of_hours(s.day, s.opens, s.closes)) FROM store_schedules s WHERE s.store_id = ANY(changed_ids) GROUP BY 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_new_hours AFTER INSERT ON store_schedules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_store_hours();--> statement-breakpoint
CREATE TRIGGER keep_hours AFTER UPDATE ON store_schedules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_store_hours();--> statement-breakpoint
-- Hours that move to another store.
CREATE TRIGGER keep_former_hours AFTER UPDATE ON store_schedules REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_store_hours();--> statement-breakpoint
CREATE TRIGGER drop_hours AFTER DELETE ON store_schedules REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_store_hours();--> statement-breakpoint
CREATE FUNCTION tally_blocks_of_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO block_tallies (block, items) SELECT id / 1024, count(*) FROM changed WHERE campaign_from IS NULL GROUP BY 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_blocks_of_lost_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO block_tallies (block, items) SELECT id / 1024, -count(*) FROM changed WHERE campaign_from IS NULL GROUP BY 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_block_of_changed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO block_tallies (block, items) VALUES (NEW.id / 1024, CASE WHEN NEW.campaign_from IS NULL THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_blocks_of_new AFTER INSERT ON items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_blocks_of_new_items();--> statement-breakpoint
CREATE TRIGGER tally_blocks_of_lost AFTER DELETE ON items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_blocks_of_lost_items();--> statement-breakpoint
CREATE TRIGGER tally_block_of_changed AFTER UPDATE OF campaign_from ON items FOR EACH ROW
  WHEN ((NEW.campaign_from IS NULL) IS DISTINCT FROM (OLD.campaign_from IS NULL))
  EXECUTE FUNCTION tally_block_of_changed_item();--> statement-breakpoint
-- After the triggers, which keep others from writing until this is done: nothing that changes meanwhile is counted twice or never.
INSERT INTO store_hours (store_id, open)
  SELECT store_id, range_agg(minutes_of_hours(day, opens, closes)) FROM store_schedules GROUP BY 1;--> statement-breakpoint
INSERT INTO block_tallies (block, items) SELECT id / 1024, count(*) FROM items WHERE campaign_from IS NULL GROUP BY 1;
