/** The file of everything kept about the customer: our extension, which other backends do not have (decision 156). */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { sessionSlice, type SessionState } from '@shop/session';
import { shopApi } from '../base/api';
import { createApiContext, headersOf, urlOf, USUAL_MONEY, type CallMeta } from '../base/base-query';
import { failureOf, readFailure, type ApiFailure } from '../base/failure';
import { scopeOf } from '../base/scope';

/** A file in the browser's memory. */
export interface KeptFile {
  /** Its object URL: whoever asked for it revokes it. */
  url: string;
  /** As the backend calls it, with the date. */
  name: string;
}

/** Milliseconds, for a file of several megabytes on a slow mobile connection. */
const TIME_OUT = 240_000;
/** The button says what went wrong. */
const meta: CallMeta = { money: USUAL_MONEY, showsOwnError: true };

async function toFile(response: Response): Promise<KeptFile> {
  const said = response.headers.get('content-disposition') ?? '';
  const [, name = 'my-data.json'] = /filename="([\w.-]+)"/.exec(said) ?? [];
  return { url: URL.createObjectURL(await response.blob()), name };
}

/** By itself, as what reads the answers of all other calls is on every page, and reads no files. */
async function fetchFile({ getState, dispatch, signal }: BaseQueryApi): Promise<KeptFile | ApiFailure> {
  const sessionNow = () => (getState() as { session: SessionState }).session;
  const session = sessionNow();
  const response = await fetch(urlOf(globalThis.location.origin, { url: '/api/v1/customer/kept-data' }), {
    headers: headersOf(session, scopeOf(session), createApiContext()),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_OUT)]),
  });
  if (response.ok) return toFile(response);
  if (response.status === 401 && sessionNow().token === session.token) dispatch(sessionSlice.actions.tokenExpired());
  return readFailure(response.status, await response.json().catch(() => null));
}

const keptDataApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation: each press makes the file anew, and nothing of it stays in the cache. */
    downloadKeptData: build.mutation<KeptFile, void>({
      queryFn: async (_nothing, api) => {
        const answer = await fetchFile(api).catch(failureOf);
        return 'url' in answer ? { data: answer, meta } : { error: answer, meta };
      },
    }),
  }),
});

export const { useDownloadKeptDataMutation } = keptDataApi;
