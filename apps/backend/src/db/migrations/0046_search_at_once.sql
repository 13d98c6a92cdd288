ALTER INDEX "search_entries_by_keys" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "search_terms_by_spellings" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "search_terms_by_parts" SET (fastupdate = false);--> statement-breakpoint
SELECT gin_clean_pending_list('search_entries_by_keys'), gin_clean_pending_list('search_terms_by_spellings'), gin_clean_pending_list('search_terms_by_parts');