/** The sandbox page, and the return URL of a payment (contract §7.4). */
import { directionOf, type Language } from '../../languages';
import { translate } from '../../messages';
import { formatAmount } from '../../present';
import type { PaymentRow } from './queries';
import type { Outcome } from './settle';

export const OUTCOMES = ['success', 'fail', 'cancel'] as const satisfies readonly Outcome[];
const LABELS = { success: 'payNow', fail: 'payFail', cancel: 'payCancel' } as const;
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One button per possible outcome. */
export function presentPage(payment: PaymentRow, language: Language): string {
  const amount = formatAmount(payment.amount);
  const form = (outcome: Outcome) =>
    `<form method="post" action="/payment-mobile/${payment.id}/${outcome}"><button>${escape(translate(LABELS[outcome], language))}</button></form>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(translate('payTitle', language))}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:420px;margin:12vh auto;padding:0 20px;text-align:center;color:#1c1917;background:#faf9f7}h1{font-size:1.5rem}p.amount{font-size:2.25rem;font-weight:700;margin:.5em 0}button{width:100%;min-height:48px;margin:6px 0;border:1px solid #d6d3d1;border-radius:24px;background:#fff;font:inherit;font-weight:600;cursor:pointer}form:first-of-type button{background:#0f6b4f;border-color:#0f6b4f;color:#fff}</style></head><body><h1>${escape(translate('payTitle', language))}</h1><p>${escape(translate('payText', language))}</p><p class="amount"><bdi>${escape(amount)}</bdi></p>${OUTCOMES.map(form).join('')}</body></html>`;
}

/** The storefront's URL with the outcome of the payment. One that is sent back has failed. */
export const callbackOf = ({ callback, status, refund }: PaymentRow): string => {
  const back = new URL(callback);
  back.searchParams.set('flag', refund ? 'fail' : status);
  return back.href;
};
