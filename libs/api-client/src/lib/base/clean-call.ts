/** Cleans the texts of a call by their names on the wire, as the backend does (decision 083). */
import { cleanFields } from '@shop/contract/field-kinds';
import type { Call } from './call';

function cleanForm(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form)
    if (typeof value === 'string') clean.append(name, String(cleanFields({ [name]: value })[name]));
    else clean.append(name, value, value.name);
  return clean;
}

export function cleanCall({ params, body, ...call }: Call): Call {
  return {
    ...call,
    ...(params ? { params: cleanFields(params) } : {}),
    ...(body === undefined ? {} : { body: body instanceof FormData ? cleanForm(body) : cleanFields(body) }),
  };
}
