import "../styles.css";
import type { Language } from "@linkedpotential/contract/user/schema";
import { storage } from "../lib/storage/storage.ts";
import { type AuthMode, requestAuth, requestedAuth } from "./auth-request.ts";
import { showCalendar } from "./business/calendar.ts";
import { listenForChoice } from "./choose-role.ts";
import { fetchUser } from "./fetch-user.ts";
import { hasCalendar, isBusiness, legalDocumentAt } from "./front-paths.ts";
import { cameFromPreLanding } from "./pre-landing-visit.ts";
import { isBuiltPageShown } from "./prerendered.ts";

const authButtons = "[data-auth]";
let isStarted = false;
const isLegal = legalDocumentAt(location.pathname) !== undefined;

/**
 * Loads the app over the prerendered page: for signing in, for signed-in people, for other languages and for the legal
 * pages.
 */
function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  stopChoice();
  if (!isLegal) void warmUp();
  import("../app/main.tsx").then(
    ({ start }) => start(),
    () => {
      // Without a connection the page stays as it is, and the next press tries to load the app again.
      isStarted = false;
      setBusy(undefined);
    },
  );
}

/** Prefetches the app and its dialog without starting the app, because a hovered button is likely to be pressed. */
function warmUp(): Promise<unknown> {
  const page = isBusiness(location.pathname)
    ? [import("../features/auth/business/business-access.tsx"), import("./business/business-page.tsx")]
    : [import("./front-dialog.tsx"), import("./landing/landing-page.tsx")];
  return Promise.allSettled([
    import("../app/app.tsx"),
    ...page,
    import("../texts/texts.ts").then(({ preloadTexts }) =>
      preloadTexts(
        "common",
        "landing",
        "plans",
        "auth",
        "problems",
        ...(isBusiness(location.pathname) ? ["offer" as const] : []),
      ),
    ),
  ]);
}

function onPress(event: MouseEvent): void {
  const button = authButton(event);
  if (button && isBuiltPageShown()) requestAuthBy(button);
}

function requestAuthBy(button: HTMLElement): void {
  requestAuth(button.dataset.auth as AuthMode);
  setBusy(button);
  startApp();
}

const authButton = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(authButtons) : null;

/** Stores the language and starts the app, which renders in that language now and on later visits. */
function onLanguagePress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-language]") : null;
  if (!button || !isBuiltPageShown()) return;
  const language = button.dataset.language as Language;
  import("../texts/texts.ts").then(({ setLanguage }) => setLanguage(language)).then(startApp, () => undefined);
}

function setBusy(pressed: HTMLElement | undefined): void {
  for (const button of document.querySelectorAll<HTMLElement>(authButtons)) {
    if (button === pressed) button.setAttribute("aria-busy", "true");
    else button.removeAttribute("aria-busy");
  }
}

function startIfAuthRequested(): void {
  if (requestedAuth()) startApp();
}

const stopChoice = listenForChoice((path) => location.assign(path));
document.addEventListener("click", onPress);
document.addEventListener("click", onLanguagePress);
for (const type of ["pointerover", "focusin", "touchstart"]) {
  document.addEventListener(type, (event) => authButton(event) && isBuiltPageShown() && void warmUp(), {
    passive: true,
  });
}
addEventListener("hashchange", startIfAuthRequested);
if (cameFromPreLanding()) for (const link of document.querySelectorAll("[data-back]")) link.removeAttribute("hidden");
if (hasCalendar(location.pathname)) void showCalendar();
// The legal pages need the app, which fetches the operator's details.
if (isLegal || (storage.get("language") ?? "de") !== "de") startApp();
startIfAuthRequested();
// Handle a press that came before this script was loaded (recorded by `public/theme.js`).
const early = document.querySelector<HTMLElement>(`${authButtons}[aria-busy]`);
if (early) requestAuthBy(early);
void fetchUser().then((user) => user && startApp());
