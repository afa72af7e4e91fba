import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { beforeRemount, prepareRetry } from "../lib/crash/retry.ts";
import { CrashView } from "../ui/crash-boundary.tsx";

/** Replaces a page that crashed or could not be loaded. The retry opens the same address again. */
export function PageCrash() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = async () => {
    await prepareRetry(error);
    beforeRemount.emit(error);
    await navigate(location, { replace: true, preventScrollReset: true });
  };
  return <CrashView place="page" onRetry={retry} />;
}
