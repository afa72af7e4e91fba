import { type LegalDocument, legalDocuments, paths } from "../lib/navigation/paths.ts";

export const isBusiness = (pathname: string): boolean => withoutSlash(pathname) === paths.business;

export const legalDocumentAt = (pathname: string): LegalDocument | undefined =>
  legalDocuments.find((document) => paths[document] === withoutSlash(pathname));

const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, "");
