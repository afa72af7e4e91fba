import { landingPath, paths } from "../../lib/navigation/paths.ts";
import { pathWorkspace } from "./path-workspace.ts";

/** Query parameter that marks a page as belonging to the business area. Links in mails to businesses contain it. */
const mark = "area=business";

export const asBusiness = (path: string): string => `${path}?${mark}`;

const isOfBusiness = (search: string): boolean => new URLSearchParams(search).get("area") === "business";

/** Returns the part of the query to keep after the secret was used. */
export const markIn = (search: string): string => (isOfBusiness(search) ? `?${mark}` : "");

/** Returns the address of the sign-in that fits the page: businesses sign in on their own page. */
export const signInPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  isOfBusiness(search) ? paths.business : landingPath(pathWorkspace(pathname));
