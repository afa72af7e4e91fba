import { landingPath, paths } from "../../lib/navigation/paths.ts";
import { pathWorkspace } from "./path-workspace.ts";

/** Marks a page as part of the business area. Links in mails to businesses contain this parameter. */
const businessParameter = "area=business";

export const withBusinessParameter = (path: string): string => `${path}?${businessParameter}`;

const isBusinessPage = (search: string): boolean => new URLSearchParams(search).get("area") === "business";

/** Returns the query that keeps the next page in the business area; empty for other pages. */
export const businessQuery = (search: string): string => (isBusinessPage(search) ? `?${businessParameter}` : "");

/** Returns the page on which to sign in: the landing page, or the businesses' own page. */
export const signInPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  isBusinessPage(search) ? paths.business : landingPath(pathWorkspace(pathname));
