ALTER TABLE "stores" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "announcement" jsonb;