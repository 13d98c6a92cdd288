/** After the account was deleted: clears its data and returns to the landing page (PROF-25). */
import { cartLogSlice } from '@shop/cart';
import { sessionSlice } from '@shop/session';
import { paths } from '@shop/util';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

export function useLeave(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(cartLogSlice.actions.cleared());
    dispatch(sessionSlice.actions.signedOut());
    void navigate(paths.landing());
  };
}
