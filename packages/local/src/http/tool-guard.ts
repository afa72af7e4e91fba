import { isIP } from "node:net";
import { isLoopback, isOwnHost } from "../addresses.ts";
import type { Settings } from "../settings.ts";
import type { HttpRequest, Responder } from "./messages.ts";
import { forbidden, refusal } from "./refusal.ts";

const notFromHere = "Die Werkzeuge unter /__local antworten nur auf dem Rechner, auf dem sie laufen.";
const notThisName = "Bitte öffnen Sie die Werkzeuge unter /__local über localhost oder 127.0.0.1.";

/**
 * Restricts `/__local`, which shows mails with sign-in links, to callers on this machine. The `Host` header must name
 * this machine, which prevents DNS rebinding. Requests from pages of other sites are refused.
 * `LOCAL_TOOLS=open-to-network` also accepts other machines.
 */
export function createToolGuard(settings: Pick<Settings, "host" | "siteUrl" | "areToolsOpen">): Responder {
  const { host, siteUrl, areToolsOpen } = settings;
  const siteName = URL.parse(siteUrl)?.hostname;
  // IP addresses are safe from DNS rebinding, because such an attack needs a host name.
  const isOpenName = (name: string) => areToolsOpen && (isIP(name) > 0 || name === siteName);
  const isKnownName = (name: string) => isOwnHost(name) || name === host.toLowerCase() || isOpenName(name);
  return async (request) => {
    if (!/^\/__local(\/|$)/.test(request.path)) return undefined;
    if (!areToolsOpen && !peersOf(request).every(isLoopback)) {
      return forbidden(notFromHere);
    }
    if (!isKnownName(nameOf(request.headers.host))) return forbidden(notThisName);
    if (isForForeignPage(request)) return refusal(403, "session.cross_site");
    return request.bodyLength > request.body.length ? refusal(413, "request.too_large") : undefined;
  };
}

/**
 * Returns the address of the caller. Behind a proxy, such as the development server, it adds the addresses that the
 * proxy forwarded.
 */
const peersOf = ({ address, headers }: HttpRequest): string[] => [
  address,
  ...(headers["x-forwarded-for"]?.split(",").map((hop) => hop.trim()) ?? []),
];

const nameOf = (given = ""): string =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(given)
    ? (URL.parse(`http://${given}`)?.hostname.replace(/^\[|\]$/g, "") ?? "")
    : "";

/**
 * Returns whether a page of another site sent the request. Browsers name the page even in "simple" requests, which need
 * no preflight.
 */
function isForForeignPage({ headers }: HttpRequest): boolean {
  const { origin, host, "sec-fetch-site": site = "none" } = headers;
  const isOwnOrigin = origin === undefined || (URL.parse(origin)?.host ?? "") === host;
  return !isOwnOrigin || !["same-origin", "none"].includes(site);
}
