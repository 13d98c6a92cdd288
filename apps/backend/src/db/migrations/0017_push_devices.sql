CREATE TABLE "push_devices" (
	"device" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_token_hash_tokens_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."tokens"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_by_token" ON "push_devices" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "push_token";--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "push_language";