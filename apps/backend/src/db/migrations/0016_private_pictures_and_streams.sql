CREATE TABLE "live_places" (
	"id" text PRIMARY KEY NOT NULL,
	"watcher" text NOT NULL,
	"address" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_places_by_watcher" ON "live_places" USING btree ("watcher");--> statement-breakpoint
CREATE INDEX "live_places_by_address" ON "live_places" USING btree ("address");--> statement-breakpoint
CREATE INDEX "live_places_by_end" ON "live_places" USING btree ("until");--> statement-breakpoint
CREATE INDEX "messages_with_pictures" ON "messages" USING btree ("id") WHERE "messages"."files" <> '[]';--> statement-breakpoint
CREATE INDEX "orders_with_pictures" ON "orders" USING btree ("id") WHERE "orders"."attachments" <> '[]';