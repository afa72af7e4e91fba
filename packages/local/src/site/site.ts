import { checkoutPath } from "@linkedpotential/contract/billing/checkout-path";
import { checkoutHeaders, siteHeaders, strictTransportSecurity } from "@linkedpotential/contract/site-headers";
import type { HttpAnswer, HttpRequest, Responder } from "../http/messages.ts";
import { type Encoding, readSite, type SiteFile } from "./site-files.ts";

const forEver = "public, max-age=31536000, immutable";

/**
 * Serves the built app with the same headers as the distribution in AWS. All other paths get the app's page, whose
 * router shows the right view.
 */
export async function createSite(
  directory: string,
  isSecure: boolean,
  mediaOrigins: readonly string[] = [],
): Promise<Responder> {
  const files = await readSite(directory);
  const transport = isSecure && { "strict-transport-security": strictTransportSecurity };
  const ofSite = { ...siteHeaders(mediaOrigins), ...transport };
  const ofCheckout = { ...checkoutHeaders(mediaOrigins), ...transport };

  return async (request) => {
    const common = request.path.startsWith(checkoutPath) ? ofCheckout : ofSite;
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, common, { allow: "GET, HEAD" });
    const file = files.get(request.path) ?? (isPage(request.path) ? pageAt(request.path, files) : undefined);
    if (file) return fileAnswer(request, file, common);
    return isPage(request.path) ? plain(503, common, {}) : plain(404, common, {});
  };
}

const isPage = (path: string): boolean => !/\.[^/]*$/.test(path);

const pageAt = (path: string, files: ReadonlyMap<string, SiteFile>): SiteFile | undefined =>
  files.get(`${path.replace(/\/+$/, "")}/index.html`) ?? files.get("/index.html");

const texts: Record<number, string> = {
  404: "Diese Datei gibt es nicht.",
  405: "Hier kann nur gelesen werden.",
  503: "Die Web-App ist noch nicht gebaut.",
};

const plain = (status: number, common: HttpAnswer["headers"], more: HttpAnswer["headers"]): HttpAnswer => ({
  status,
  headers: { ...common, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more },
  body: texts[status] ?? "",
});

function fileAnswer(request: HttpRequest, file: SiteFile, common: HttpAnswer["headers"]): HttpAnswer {
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "", file);
  const headers = {
    ...common,
    "cache-control": request.path.startsWith("/assets/") ? forEver : "no-cache",
    etag: file.etag,
    vary: "accept-encoding",
  };
  const known = (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(file.etag)) return { status: 304, headers };
  const packed = encoding && file.packed[encoding];
  return {
    status: 200,
    headers: { ...headers, "content-type": file.mediaType, ...(packed && { "content-encoding": encoding }) },
    body: packed ?? file.bytes,
  };
}

function encodingFor(accepted: string, file: SiteFile): Encoding | undefined {
  const isAccepted = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(,|$|;\\s*q=(?!0(\\.0+)?\\s*(,|$)))`, "i").test(accepted);
  return (["br", "gzip"] as const).find((name) => file.packed[name] && isAccepted(name));
}
