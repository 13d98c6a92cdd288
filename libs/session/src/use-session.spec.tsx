import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { sessionSlice } from './slice';
import { useSession } from './use-session';

it('a component re-renders only for the fields that it selects', () => {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useSession('place', 'token');
    },
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  );
  const place = { address: 'Old Town Square', point: { lat: 34.5, lng: 18.9 }, zoneIds: ['1'] };
  act(() => void store.dispatch(sessionSlice.actions.themeChosen('dark')));
  expect(drawn).toBe(1);
  act(() => void store.dispatch(sessionSlice.actions.placeChosen(place)));
  expect(drawn).toBe(2);
  expect(result.current.place).toEqual(place);
});
