CREATE TABLE "add_ons" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"module_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"type" text NOT NULL,
	"image" text NOT NULL,
	"link" text,
	"store_id" integer,
	"item_id" integer,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"module_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"choice_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_quantity" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"module_id" integer NOT NULL,
	"parent_id" integer DEFAULT 0 NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" jsonb NOT NULL,
	"last_name" jsonb NOT NULL,
	"phone" text NOT NULL,
	"image" text NOT NULL,
	"zone_id" integer NOT NULL,
	"rating" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"order_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"guest_id" bigint NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_once" UNIQUE("guest_id","key")
);
--> statement-breakpoint
CREATE TABLE "item_add_ons" (
	"item_id" integer NOT NULL,
	"add_on_id" integer NOT NULL,
	CONSTRAINT "item_add_ons_item_id_add_on_id_pk" PRIMARY KEY("item_id","add_on_id")
);
--> statement-breakpoint
CREATE TABLE "item_variations" (
	"id" serial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"type" jsonb NOT NULL,
	"price" integer NOT NULL,
	"stock" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "variation_stock" CHECK ("item_variations"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" text NOT NULL,
	"tint" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_type" text DEFAULT 'percent' NOT NULL,
	"stock" integer,
	"maximum_quantity" integer,
	"unit" jsonb,
	"veg" boolean DEFAULT true NOT NULL,
	"organic" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"halal" boolean DEFAULT false NOT NULL,
	"available_from" text,
	"available_to" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "item_stock" CHECK ("items"."stock" >= 0),
	CONSTRAINT "item_price" CHECK ("items"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text NOT NULL,
	"every_zone" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "modules_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "order_rows" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"tint" text NOT NULL,
	"unit" jsonb,
	"veg" boolean NOT NULL,
	"unit_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_per_unit" integer NOT NULL,
	"variation" jsonb,
	"variation_id" integer,
	"options" jsonb NOT NULL,
	"add_ons" jsonb NOT NULL,
	CONSTRAINT "order_row_quantity" CHECK ("order_rows"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"items_amount" integer NOT NULL,
	"add_ons_amount" integer NOT NULL,
	"discount_amount" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"tax_percent" double precision NOT NULL,
	"tax_included" boolean NOT NULL,
	"delivery_charge" integer NOT NULL,
	"original_delivery_charge" integer NOT NULL,
	"free_delivery_by" text,
	"additional_charge" integer NOT NULL,
	"tip" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"payment_method" text NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text NOT NULL,
	"address" jsonb,
	"distance" double precision,
	"note" text DEFAULT '' NOT NULL,
	"unavailable_note" text DEFAULT '' NOT NULL,
	"instruction" text DEFAULT '' NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"reached_at" jsonb NOT NULL,
	"canceled_by" text,
	"cancellation_reason" text,
	"courier_id" integer,
	"courier_lat" double precision,
	"courier_lng" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_schedules" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"day" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "schedule_day" CHECK ("store_schedules"."day" BETWEEN 0 AND 6)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" serial PRIMARY KEY NOT NULL,
	"module_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"logo" text NOT NULL,
	"cover" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"minutes_low" integer NOT NULL,
	"minutes_high" integer NOT NULL,
	"delivers" boolean DEFAULT true NOT NULL,
	"takes_away" boolean DEFAULT true NOT NULL,
	"schedule_order" boolean DEFAULT false NOT NULL,
	"free_delivery" boolean DEFAULT false NOT NULL,
	"own_per_km" integer,
	"own_minimum" integer,
	"tax" double precision DEFAULT 0 NOT NULL,
	"minimum_order" integer DEFAULT 0 NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"discount_maximum" integer DEFAULT 0 NOT NULL,
	"discount_minimum" integer DEFAULT 0 NOT NULL,
	"veg" boolean DEFAULT true NOT NULL,
	"non_veg" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"rating" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"positive_percent" integer DEFAULT 0 NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "world_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_modules" (
	"zone_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"per_km" integer,
	"minimum" integer,
	"maximum" integer,
	"maximum_cash" integer,
	CONSTRAINT "zone_modules_zone_id_module_id_pk" PRIMARY KEY("zone_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"ring" jsonb NOT NULL,
	"cash_on_delivery" boolean DEFAULT true NOT NULL,
	"increased_percent" integer DEFAULT 0 NOT NULL,
	"increased_message" jsonb
);
--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couriers" ADD CONSTRAINT "couriers_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_add_ons" ADD CONSTRAINT "item_add_ons_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_add_ons" ADD CONSTRAINT "item_add_ons_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variations" ADD CONSTRAINT "item_variations_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_schedules" ADD CONSTRAINT "store_schedules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD CONSTRAINT "zone_modules_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD CONSTRAINT "zone_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_lines" USING btree ("guest_id","item_id","choice_key");--> statement-breakpoint
CREATE INDEX "categories_by_module" ON "categories" USING btree ("module_id","parent_id");--> statement-breakpoint
CREATE INDEX "variations_by_item" ON "item_variations" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "items_by_store" ON "items" USING btree ("store_id","category_id");--> statement-breakpoint
CREATE INDEX "items_by_module_orders" ON "items" USING btree ("module_id","order_count");--> statement-breakpoint
CREATE INDEX "items_by_category" ON "items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "order_rows_by_order" ON "order_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_guest" ON "orders" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "schedules_by_store" ON "store_schedules" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "stores_by_module_zone" ON "stores" USING btree ("module_id","zone_id");