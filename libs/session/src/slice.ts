/** The session: token, guest, place, module, language, theme (SESS rows). Actions are named as events. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Place } from '@shop/domain';
import type { PriceSort } from '@shop/domain/results';
import type { ResultsLook } from '@shop/domain/results-view';

export interface ChosenModule {
  id: string;
  type: string;
  name: string;
}

export interface SessionState {
  token: string | null;
  guestId: string | null;
  place: Place | null;
  module: ChosenModule | null;
  language: string;
  country: string;
  theme: 'light' | 'dark';
  /** Headings scale with the screen (`responsiveFontSizes`). */
  fluidSizes: boolean;
  searches: string[];
  /** Of result pages whose address says nothing else, as chosen last (decision 109). */
  resultsLook: ResultsLook;
  resultsSort: PriceSort | null;
  /** How the last sign-in ended; null while signed in, or never signed in. */
  ended: 'expired' | 'left' | null;
  /** false until the browser's storage was read: the server does not know token and guest. */
  restored: boolean;
}

export const emptySession: SessionState = {
  token: null,
  guestId: null,
  place: null,
  module: null,
  language: 'en',
  country: 'US',
  theme: 'light',
  fluidSizes: true,
  searches: [],
  resultsLook: 'grid',
  resultsSort: null,
  ended: null,
  restored: false,
};

/** Keeps the old object when the new one is equal. @param next undefined: not stored */
const sameOr = <T>(before: T, next: T | undefined): T =>
  next === undefined || JSON.stringify(before) === JSON.stringify(next) ? before : next;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: emptySession,
  reducers: {
    /** Values of the browser's storage; they override the cookies that mirror it. */
    sessionRestored: (state, { payload }: PayloadAction<Partial<SessionState>>) => ({
      ...state,
      ...payload,
      // Keep equal objects identical: a change would re-render boundaries that are still hydrating, and React would
      // drop the server's HTML.
      place: sameOr(state.place, payload.place),
      module: sameOr(state.module, payload.module),
      searches: sameOr(state.searches, payload.searches),
      restored: true,
    }),
    guestWelcomed: (state, { payload }: PayloadAction<string>) => {
      state.guestId = payload;
    },
    guestForgotten: (state) => {
      state.guestId = null;
    },
    tokenExpired: (state) => {
      state.token = null;
      state.ended = 'expired';
    },
    /** The guest has signed in: the server has moved the cart (GUEST-19). */
    signedIn: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.guestId = null;
      state.ended = null;
    },
    signedOut: (state) => {
      state.token = null;
      state.searches = [];
      state.ended = 'left';
    },
    placeChosen: (state, { payload }: PayloadAction<Place>) => {
      state.place = payload;
    },
    moduleChosen: (state, { payload }: PayloadAction<ChosenModule>) => {
      state.module = payload;
    },
    languageChosen: (state, { payload }: PayloadAction<{ language: string; country: string }>) => {
      state.language = payload.language;
      state.country = payload.country;
    },
    fontSizesChosen: (state, { payload }: PayloadAction<{ fluid: boolean }>) => {
      state.fluidSizes = payload.fluid;
    },
    themeChosen: (state, { payload }: PayloadAction<'light' | 'dark'>) => {
      state.theme = payload;
    },
    resultsViewChosen: (state, { payload }: PayloadAction<{ look: ResultsLook; sort: PriceSort | null }>) => {
      state.resultsLook = payload.look;
      state.resultsSort = payload.sort;
    },
    searched: (state, { payload }: PayloadAction<string[]>) => {
      state.searches = payload;
    },
  },
});
