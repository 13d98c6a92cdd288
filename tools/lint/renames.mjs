/**
 * Decoders know the names of the contract (decisions 098, 102): renaming a field there is an error of types in the file that reads it.
 * Here fields of every resource are renamed at once, in memory, and the compiler must name each of them in its decoder.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/run.mjs';

const CONTRACT = 'libs/contract/src';
const CLIENT = 'libs/api-client/src/lib';

/** File and schema of the contract, the renamed fields, and the file that reads them. A field of an object within stands behind its path. */
export const RENAMES = [
  ['account', 'WireCustomer', ['f_name', 'wallet_balance'], `${CLIENT}/accounts/customer.ts`],
  ['account', 'WireAddress', ['address_label', 'zone_ids'], `${CLIENT}/accounts/addresses.ts`],
  ['account', 'SignedIn', ['is_phone_verified'], `${CLIENT}/accounts/sign-in.ts`],
  ['account', 'WireNotification', ['is_read'], `${CLIENT}/notices/to-notification.ts`],
  ['account', 'ChooseNotification', ['is_on'], `${CLIENT}/notices/index.ts`],
  ['device', 'WireDevice', ['is_current'], `${CLIENT}/devices/index.ts`],
  ['device', 'EndDevice', ['device_id'], `${CLIENT}/devices/index.ts`],
  ['account', 'WireWishes', ['store'], `${CLIENT}/wishes/to-wishes.ts`],
  ['aisle', 'WireAisles', ['aisles'], 'libs/module-grocery/src/lib/aisles/api.ts'],
  ['banner', 'WireBanner', ['link'], `${CLIENT}/catalog/banners.ts`],
  ['brand', 'WireBrand', ['items_count'], `${CLIENT}/brands/index.ts`],
  ['shopping-list', 'WireListLine', ['alternatives'], 'libs/api-client/src/lib/shopping-list/index.ts'],
  ['buy-again', 'WireBoughtItem', ['times_ordered', 'add_on_qtys'], 'libs/home/src/lib/buy-again/api.ts'],
  ['campaign', 'WireCampaign', ['available_date_ends'], `${CLIENT}/promotions/campaigns.ts`],
  ['cancel', 'OrderCancel', ['reason'], `${CLIENT}/orders/cancel-order.ts`],
  ['cart', 'WireCartLine', ['add_on_qtys'], `${CLIENT}/cart/to-cart.ts`],
  ['cart', 'NewGuest', ['guest_id'], `${CLIENT}/cart/index.ts`],
  ['chat', 'WireConversation', ['unread_message_count'], `${CLIENT}/chat/to-thread.ts`],
  ['common', 'Failure', ['errors'], `${CLIENT}/base/failure.ts`],
  ['common', 'PAGE', ['total_size'], `${CLIENT}/base/wire.ts`],
  ['common', 'Message', ['message'], `${CLIENT}/base/wire.ts`],
  ['condition', 'WireCondition', ['name'], `${CLIENT}/catalog/conditions.ts`],
  ['config', 'WireConfig', ['business_name', 'digit_after_decimal_point'], `${CLIENT}/start/to-config.ts`],
  ['config', 'WireGateway', ['gateway_title'], `${CLIENT}/start/to-config.ts`],
  ['config', 'WireLanding', ['header_title', 'playstore_url'], `${CLIENT}/start/to-landing.ts`],
  ['coupon', 'WireCoupon', ['min_purchase'], `${CLIENT}/coupons/index.ts`],
  ['courier', 'WireCourier', ['order_count'], `${CLIENT}/orders/order.ts`],
  ['flash-sale', 'WireSaleItem', ['available_stock'], `${CLIENT}/promotions/flash-sale.ts`],
  ['flash-sale', 'WireRunningSale', ['active_products'], `${CLIENT}/promotions/flash-sale.ts`],
  ['item', 'WireItem', ['unit_type', 'net_unit', 'active_ingredient'], `${CLIENT}/catalog/to-item.ts`],
  ['item', 'WireSwatch', ['colour'], `${CLIENT}/catalog/to-choice-option.ts`],
  ['item', 'WireReview', ['reply'], `${CLIENT}/catalog/reviews.ts`],
  ['list', 'Suggestions', ['stores'], `${CLIENT}/catalog/suggestions.ts`],
  ['list', 'TabbedItems', ['categories'], `${CLIENT}/catalog/item-lists.ts`],
  ['list', 'WireVisitedStore', ['items'], `${CLIENT}/catalog/visited-stores.ts`],
  ['order', 'WireOrder', ['dm_tips', 'method_name'], `${CLIENT}/orders/order.ts`],
  ['order', 'WireOrderRow', ['add_ons'], `${CLIENT}/orders/order-rows.ts`],
  ['order', 'OrderPlaced', ['order_id'], `${CLIENT}/orders/placed.ts`],
  ['order', 'OrderPlace', ['order_note'], `${CLIENT}/orders/placing.ts`],
  ['order', 'WireTax', ['tax_amount'], `${CLIENT}/orders/placed.ts`],
  ['order', 'MostTip', ['most_tips_amount'], `${CLIENT}/orders/most-tip.ts`],
  ['page', 'WirePublicPages', ['slug'], `${CLIENT}/pages/public-addresses.ts`],
  ['parcel', 'WireParcelCategory', ['parcel_per_km_shipping_charge'], 'libs/module-parcel/src/lib/api/parcels.ts'],
  ['place', 'WireSuggestions', ['main_text'], `${CLIENT}/places/index.ts`],
  ['place', 'WirePlace', ['geometry'], `${CLIENT}/places/index.ts`],
  ['place', 'WireDistance', ['rows'], `${CLIENT}/distance/index.ts`],
  ['promotion', 'WireWhyChoose', ['short_description'], `${CLIENT}/promotions/reasons.ts`],
  ['promotion', 'WireVideoContent', ['section_title'], `${CLIENT}/promotions/video-content.ts`],
  ['review', 'ReviewItem', ['item_id'], `${CLIENT}/after-delivery/index.ts`],
  ['review', 'WireGivenReview', ['pictures'], `${CLIENT}/orders/given-review.ts`],
  ['review', 'WireRefund', ['customer_reason'], `${CLIENT}/orders/asked-refund.ts`],
  ['receiver-link', 'WireFollowedParcel', ['sender_name', 'destination'], `${CLIENT}/receiver-link/index.ts`],
  ['receiver-link', 'WireReceiverLink', ['token'], `${CLIENT}/receiver-link/index.ts`],
  ['results', 'ItemFacets', ['price', 'values'], `${CLIENT}/results/to-facets.ts`],
  ['results', 'FacetValue', ['count'], `${CLIENT}/results/to-facets.ts`],
  ['store', 'WireStore', ['minimum_order', 'opening_time'], `${CLIENT}/catalog/to-store.ts`],
  ['store', 'WireModule', ['module_type'], `${CLIENT}/start/to-modules.ts`],
  ['store', 'WireZone', ['display_name', 'maximum_cod_order_amount'], `${CLIENT}/start/to-zones.ts`],
  ['wallet', 'WireTransaction', ['transaction_type', 'admin_bonus'], `${CLIENT}/profile/ledger.ts`],
  ['wallet', 'WireBonus', ['description'], `${CLIENT}/profile/wallet.ts`],
  ['wallet', 'AddFund', ['payment_platform'], `${CLIENT}/profile/wallet.ts`],
  ['wallet', 'PaymentLink', ['redirect_link'], `${CLIENT}/profile/wallet.ts`],
  ['transfer', 'WireTransferMethod', ['method_informations'], `${CLIENT}/payments/transfer.ts`],
];

/** Renames a field of a schema in the text of its file. @throws if there is none */
function renamed(text, schema, field) {
  const start = text.search(new RegExp(`(?:const|type) ${schema}\\b[^\\n]*[{(]`));
  const at = start < 0 ? -1 : text.slice(start).search(new RegExp(`(?<![\\w.])${field}:`));
  if (at < 0) throw new Error(`${schema} has no field ${field}: mend tools/lint/renames.mjs`);
  return `${text.slice(0, start + at)}renamed_${text.slice(start + at)}`;
}

/** The contract with all renames. */
function plantedFiles() {
  const planted = new Map();
  for (const [file, schema, fields] of RENAMES) {
    const name = join(root, CONTRACT, `${file}.ts`);
    for (const field of fields)
      planted.set(name, renamed(planted.get(name) ?? readFileSync(name, 'utf8'), schema, field));
  }
  return planted;
}

/** Renames that no line of their decoder notices: `schema.field in file`. */
export function unnoticedRenames() {
  const planted = plantedFiles();
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, noEmit: true }, root);
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  host.readFile = (name) => planted.get(name) ?? read(name);
  const readers = [...new Set(RENAMES.map(([, , , reader]) => join(root, reader)))];
  const program = ts.createProgram(readers, options, host);
  const messages = new Map(
    readers.map((name) => [
      name,
      program
        .getSemanticDiagnostics(program.getSourceFile(name))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
  return RENAMES.flatMap(([, schema, fields, reader]) =>
    fields
      .filter(
        (field) => !messages.get(join(root, reader)).some((message) => new RegExp(`["']${field}["']`).test(message)),
      )
      .map((field) => `${schema}.${field} in ${reader}`),
  );
}

/** Nothing of the wire, and what a customer reads and the storefront does not (decision 156). */
const NOT_READ = ['field-kinds.ts', 'kept-data.ts'];
/** Schemas of answers, of which none is without a rename. */
function unnamedFiles() {
  const named = new Set(RENAMES.map(([file]) => `${file}.ts`));
  return filesBelow(join(root, CONTRACT))
    .map((path) => relative(join(root, CONTRACT), path))
    .filter((name) => !named.has(name) && !NOT_READ.includes(name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = [
    ...unnoticedRenames().map((rename) => `Renaming compiles: ${rename}`),
    ...unnamedFiles().map((name) => `No field of ${CONTRACT}/${name} is renamed in tools/lint/renames.mjs`),
  ];
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
}
