import { useSyncExternalStore } from "react";
import { connectionChanged, hasConnection } from "./connection.ts";

/** A separate file, because `connection.ts` is also loaded by pages without React. */
export const useIsConnected = (): boolean => useSyncExternalStore(connectionChanged.listen, hasConnection);
