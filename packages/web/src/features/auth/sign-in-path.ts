import { landingPath, paths } from "../../lib/navigation/paths.ts";
import { pathWorkspace } from "./path-workspace.ts";

/** Query parameter that marks a page as part of the business area. Links in mails to businesses contain it. */
const businessParameter = "area=business";

export const withBusinessParameter = (path: string): string => `${path}?${businessParameter}`;

const isBusinessPage = (search: string): boolean => new URLSearchParams(search).get("area") === "business";

/**
 * Returns the query string that keeps a link within the business area. Empty if the current page is outside of that
 * area.
 */
export const businessQuery = (search: string): string => (isBusinessPage(search) ? `?${businessParameter}` : "");

/** Returns the page on which to sign in: the landing page, or the businesses' own page. */
export const signInPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  isBusinessPage(search) ? paths.business : landingPath(pathWorkspace(pathname));
