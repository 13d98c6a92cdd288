/** A dialog that the address opens (`?item=`, `?track=`): it can be linked to, and Back closes it. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export function useDialogInAddress(name: string): { id: string | null; close: () => void } {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Opened here: one step back. Opened by a link: the page below stays.
    if ((location.state as { opened?: boolean } | null)?.opened) return void navigate(-1);
    return setParams(
      (current) => {
        const left = new URLSearchParams(current);
        left.delete(name);
        return left;
      },
      { replace: true },
    );
  };
  return { id: params.get(name), close };
}
