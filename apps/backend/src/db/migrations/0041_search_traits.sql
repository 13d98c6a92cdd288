-- Names are read again, now with diets, tags and what works in a medicine (decision 132). Until then they are found as before.
UPDATE search_entries SET unread = true;
