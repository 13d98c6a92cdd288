/** A dialog opened by the URL (`?item=`, `?track=`): it can be linked to, and Back closes it. */
import { useViewParams } from '@shop/page-engine';
import { useLocation, useNavigate } from 'react-router-dom';

export function useDialogInAddress(name: string): { id: string | null; close: () => void } {
  const [params, change] = useViewParams();
  const location = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Opened here: one step back. Opened by a link: only remove the parameter.
    if ((location.state as { opened?: boolean } | null)?.opened) return void navigate(-1);
    return change((query) => query.delete(name), { state: null });
  };
  return { id: params.get(name), close };
}
