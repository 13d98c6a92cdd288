/** Names of the endpoints of fees and rates. They have few entries, which are all read again when an order costs something else. */
const names = new Set(['getConfig', 'getZonesOfPoint', 'getDistance', 'getVehicleCharge', 'getCustomer']);

export const PRICE_QUERIES: ReadonlySet<string> = names;

/** The endpoint's answers are part of a price: read again when an order costs something else than was shown (decision 077). */
export const readAgainWithPrices = (endpoint: string): void => void names.add(endpoint);
