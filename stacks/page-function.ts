import { readdirSync } from "node:fs";

export const builtPages = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => `/${file.slice(0, -"/index.html".length)}`)
    .sort();

/**
 * Returns the code of a CloudFront function with the same path rules as `packages/local/src/site/site.ts`. A test
 * compares both. CloudFront supports only a subset of JavaScript.
 */
export const pageFunction = (pages: readonly string[]): string => `var pages = ${JSON.stringify(pages)};
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+$/, "");
  if (pages.indexOf(path) >= 0) request.uri = path + "/index.html";
  else if (!/\\.[^/]*$/.test(request.uri)) request.uri = "/index.html";
  return request;
}
`;
