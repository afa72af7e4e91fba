import { isWorkspace, landingWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";
import { type LegalDocument, legalDocuments, paths } from "../lib/navigation/paths.ts";

const landing = /^\/landing\/([^/]+)\/?$/;

export function landingWorkspaceOf(pathname: string): Workspace | undefined {
  if (withoutSlash(pathname) === paths.freelance) return landingWorkspace;
  const slug = landing.exec(pathname)?.[1];
  return slug !== undefined && isWorkspace(slug) ? slug : undefined;
}

export const isPreLanding = (pathname: string): boolean => withoutSlash(pathname) === paths.preLanding;

export const isBusiness = (pathname: string): boolean => withoutSlash(pathname) === paths.business;

export const legalDocumentAt = (pathname: string): LegalDocument | undefined =>
  legalDocuments.find((document) => paths[document] === withoutSlash(pathname));

export function isFrontPath(pathname: string): boolean {
  const isNamed = isPreLanding(pathname) || isBusiness(pathname) || legalDocumentAt(pathname) !== undefined;
  return pathname === "/" || isNamed || landingWorkspaceOf(pathname) !== undefined;
}

const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, "");
