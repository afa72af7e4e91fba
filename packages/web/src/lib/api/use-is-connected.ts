import { useSyncExternalStore } from "react";
import { connectionChanged, hasConnection } from "./connection.ts";

/** Apart from `connection.ts`, which the pages without React load. */
export const useIsConnected = (): boolean => useSyncExternalStore(connectionChanged.listen, hasConnection);
