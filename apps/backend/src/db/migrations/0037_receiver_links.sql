CREATE TABLE "receiver_links" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receiver_link_once" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "receiver_links" ADD CONSTRAINT "receiver_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;