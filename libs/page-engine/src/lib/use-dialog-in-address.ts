/** A dialog opened by the URL (`?item=`, `?track=`, `?map=`): it can be linked to, and Back closes it. */
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewParams } from './use-view-params';

export interface DialogInAddress {
  /** Value of the parameter; null: closed. */
  id: string | null;
  open: (id: string) => void;
  /** Another value of the open dialog: Back closes it all the same. */
  turn: (id: string) => void;
  close: () => void;
}

/** @param name of the parameter */
export function useDialogInAddress(name: string): DialogInAddress {
  const [params, change] = useViewParams();
  const location = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Opened here: one step back. Opened by a link: only remove the parameter.
    if ((location.state as { opened?: boolean } | null)?.opened) return void navigate(-1);
    return change((query) => query.delete(name), { state: null });
  };
  const open = (id: string) => change((query) => query.set(name, id), { push: true, state: { opened: true } });
  const turn = (id: string) => change((query) => query.set(name, id));
  return { id: params.get(name), open, turn, close };
}
