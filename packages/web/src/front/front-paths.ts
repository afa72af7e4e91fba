import { type LegalDocument, legalDocuments, paths } from "../lib/navigation/paths.ts";

export const isBusiness = (pathname: string): boolean => withoutSlash(pathname) === paths.business;

/** Whether the page links to the calendar for strategy calls. */
export const hasCalendar = (pathname: string): boolean =>
  isBusiness(pathname) || withoutSlash(pathname) === paths.businessPrices;

export const legalDocumentAt = (pathname: string): LegalDocument | undefined =>
  legalDocuments.find((document) => paths[document] === withoutSlash(pathname));

const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, "");
