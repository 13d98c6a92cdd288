CREATE TABLE "store_paces" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"prepare" integer[] DEFAULT '{}' NOT NULL,
	"pick_up" integer[] DEFAULT '{}' NOT NULL,
	"ride" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_paces" (
	"zone_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"prepare" integer[] DEFAULT '{}' NOT NULL,
	"pick_up" integer[] DEFAULT '{}' NOT NULL,
	"ride" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "zone_paces_zone_id_module_id_pk" PRIMARY KEY("zone_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrival" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revise_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_paces" ADD CONSTRAINT "store_paces_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_paces" ADD CONSTRAINT "zone_paces_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_paces" ADD CONSTRAINT "zone_paces_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zone_paces_by_module" ON "zone_paces" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "orders_to_revise" ON "orders" USING btree ("revise_at") WHERE "orders"."revise_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_running_by_zone" ON "orders" USING btree ("zone_id","id") WHERE "orders"."status" IN ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up');