/** Campaigns (contract §4.6). */
import Type, { type Static } from 'typebox';
import { Id, Text } from './common';

export const WireCampaign = Type.Object({
  id: Id,
  title: Text,
  slug: Text,
  image: Text,
  image_full_url: Text,
  description: Text,
  available_date_starts: Text,
  available_date_ends: Text,
  start_time: Text,
  end_time: Text,
  module_id: Id,
});
export type WireCampaign = Static<typeof WireCampaign>;
