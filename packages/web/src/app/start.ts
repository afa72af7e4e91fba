import "../styles.css";
import { fetchUser } from "../front/fetch-user.ts";
import { startAddress } from "../front/start-address.ts";
import { currentPreloadPlan } from "./current-preload-plan.ts";
import { prefetchData } from "./early-data.ts";

// `/` only redirects, so redirect visitors before the code of the app is loaded.
if (location.pathname === "/") void leaveStart();
else {
  prefetchData(currentPreloadPlan());
  void startApp();
}

async function leaveStart(): Promise<void> {
  const isSignedIn = (await fetchUser()) !== undefined;
  if (!isSignedIn) return location.replace(startAddress(isSignedIn));
  history.replaceState(null, "", startAddress(isSignedIn));
  await startApp();
}

async function startApp(): Promise<void> {
  const { start } = await import("./main.tsx");
  start();
}
