CREATE TABLE "known_addresses" (
	"customer_id" bigint NOT NULL,
	"address" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_customer_id_address_pk" PRIMARY KEY("customer_id","address")
);
--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_by_use" ON "known_addresses" USING btree ("used_at");