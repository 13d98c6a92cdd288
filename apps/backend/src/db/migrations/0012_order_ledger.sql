CREATE TABLE "order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"step" text NOT NULL,
	"who" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"refund_of" integer,
	"state" text DEFAULT 'done' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "order_payment_amount" CHECK ("order_payments"."amount" <> 0),
	CONSTRAINT "order_payment_state" CHECK ("order_payments"."state" = 'done' OR "order_payments"."amount" < 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock_held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_once" ON "order_payments" USING btree ("order_id","reference");--> statement-breakpoint
CREATE INDEX "order_payments_open" ON "order_payments" USING btree ("id") WHERE "order_payments"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "open_orders_by_address" ON "orders" USING btree ("placed_from") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "open_orders_by_phone" ON "orders" USING btree (regexp_replace("contact_phone", '[^0-9]', '', 'g')) WHERE "orders"."status" = 'pending';--> statement-breakpoint
INSERT INTO "order_payments" ("order_id", "method", "amount", "reference", "created_at", "done_at")
SELECT "id", 'wallet', "wallet_paid", 'wallet', "created_at", "created_at" FROM "orders" WHERE "wallet_paid" > 0 ORDER BY "id";
--> statement-breakpoint
INSERT INTO "order_payments" ("order_id", "method", "amount", "reference", "created_at", "done_at")
SELECT o."id", o."payment_method", o."total" - o."wallet_paid",
  CASE o."payment_method" WHEN 'cash_on_delivery' THEN 'cash' WHEN 'offline_payment' THEN 'transfer' WHEN 'wallet' THEN 'wallet:rest'
    ELSE coalesce('payment:' || p."id", 'card') END,
  coalesce(p."created_at", o."created_at"), coalesce(p."created_at", o."created_at")
FROM "orders" o
LEFT JOIN LATERAL (
  SELECT "id", "created_at" FROM "payments" WHERE "order_id" = o."id" AND "status" = 'success' ORDER BY "created_at" LIMIT 1
) p ON true
WHERE o."is_paid" AND o."total" > o."wallet_paid" ORDER BY o."id";
--> statement-breakpoint
INSERT INTO "order_payments" ("order_id", "method", "amount", "reference", "refund_of", "done_at")
SELECT p."order_id", 'wallet', -p."amount", 'refund:' || p."id", p."id", now()
FROM "order_payments" p JOIN "orders" o ON o."id" = p."order_id"
WHERE o."status" = 'canceled' AND p."method" = 'wallet' ORDER BY p."id";
--> statement-breakpoint
INSERT INTO "order_payments" ("order_id", "method", "amount", "reference", "done_at")
SELECT r."order_id", 'wallet', -r."amount", 'asked', now()
FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id"
WHERE o."status" = 'refunded' AND r."amount" > 0 ORDER BY r."order_id";
--> statement-breakpoint
UPDATE "orders" SET "stock_held_at" = "created_at" WHERE "status" NOT IN ('canceled', 'failed');
--> statement-breakpoint
CREATE FUNCTION "order_changes_by_its_door"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.order', true) IS DISTINCT FROM OLD.id::text THEN
    RAISE EXCEPTION 'Order % changes through changeOrder alone.', OLD.id;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_changes_by_its_door" BEFORE UPDATE OF "status", "payment_method", "total", "items_amount",
  "add_ons_amount", "discount_amount", "tax_amount", "delivery_charge", "additional_charge", "tip", "coupon_amount",
  "stock_held_at", "canceled_by", "cancellation_reason" ON "orders"
FOR EACH ROW EXECUTE FUNCTION "order_changes_by_its_door"();
--> statement-breakpoint
CREATE FUNCTION "order_payment_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was written into the ledger of order % stays.', OLD.order_id;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_payment_stays" BEFORE UPDATE OF "order_id", "method", "amount", "reference", "refund_of", "created_at"
  ON "order_payments" FOR EACH ROW EXECUTE FUNCTION "order_payment_stays"();
