import { useEffect } from "react";
import { PageLoading } from "../app/page-loading.tsx";
import { navigateTo, usePathname } from "../lib/navigation/navigation.ts";
import { lazyDialog } from "../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../lib/rendering/lazy-part.ts";
import { useSession } from "../lib/session/session.ts";
import { isBusiness, isPreLanding, landingWorkspaceOf, legalDocumentAt } from "./front-paths.ts";
import { startAddress } from "./start-address.ts";

const PreLandingPage = lazyPart(
  async () => (await import("./pre-landing/pre-landing-page.tsx")).PreLandingPage,
  "landing",
  "common",
);
const LandingPage = lazyPart(async () => (await import("./landing/landing-page.tsx")).LandingPage, "landing", "common");

const BusinessPage = lazyPart(
  async () => (await import("./business/business-page.tsx")).BusinessPage,
  "offer",
  "landing",
  "common",
);
const BusinessAccess = lazyPart(
  async () => (await import("../features/auth/business/business-access.tsx")).BusinessAccess,
  "auth",
  "offer",
  "problems",
  "common",
);

const LegalPage = lazyPart(
  async () => (await import("./legal/legal-page.tsx")).LegalPage,
  "legal",
  "terms",
  "landing",
  "common",
);

const FrontDialog = lazyDialog(
  async () => (await import("./front-dialog.tsx")).FrontDialog,
  ({ onClose }) => onClose(),
  "auth",
  "common",
);

export function FrontPages() {
  const pathname = usePathname();
  const workspace = landingWorkspaceOf(pathname);
  if (workspace) {
    return <LandingPage workspace={workspace} renderDialog={(slot) => <FrontDialog {...slot} />} />;
  }
  if (isBusiness(pathname)) return <BusinessPage renderAccess={(slot) => <BusinessAccess {...slot} />} />;
  if (isPreLanding(pathname)) return <PreLandingPage />;
  const legal = legalDocumentAt(pathname);
  if (legal) return <LegalPage document={legal} />;
  return <Start />;
}

function Start() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== "loading") navigateTo(startAddress(status === "in"), { replace: true });
  }, [status]);
  return <PageLoading />;
}
