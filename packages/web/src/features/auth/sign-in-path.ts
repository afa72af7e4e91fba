import { landingPath, paths } from "../../lib/navigation/paths.ts";
import { pathWorkspace } from "./path-workspace.ts";

/** How the address of a page says that a business is there, as the links in its mails do. */
const mark = "area=business";

export const asBusiness = (path: string): string => `${path}?${mark}`;

const isOfBusiness = (search: string): boolean => new URLSearchParams(search).get("area") === "business";

/** What stays of an address whose secret is used. */
export const markIn = (search: string): string => (isOfBusiness(search) ? `?${mark}` : "");

/** Where one signs in who came to this page: businesses where their area is. */
export const signInPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  isOfBusiness(search) ? paths.business : landingPath(pathWorkspace(pathname));
