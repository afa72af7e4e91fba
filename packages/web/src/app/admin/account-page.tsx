import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useLocation, useParams } from "react-router-dom";
import { AccountScreen } from "../../features/admin/account/account-screen.tsx";
import { homePath, paths } from "../../lib/navigation/paths.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { BarPage } from "../bar/bar-page.tsx";
import { NotFound } from "../not-found.tsx";
import { useAccountRefresh } from "../session/use-account-refresh.ts";

/** Shows the page of one account to admins. Other users are redirected to their own start page (D7). */
export function AccountPage() {
  const texts = useTexts("admin");
  const { back } = useTexts("admin-account");
  const user = useUser();
  useAccountRefresh();
  const listPath = useListPath();
  const { userId = "" } = useParams();
  const home = homePath(user);
  if (!user.isAdmin) return <Navigate to={home} replace />;
  if (!/^[1-9]\d{0,15}$/.test(userId)) return <NotFound />;
  return (
    <BarPage texts={texts} home={home}>
      <div className="flex flex-col gap-3">
        <Link
          to={listPath}
          className="inline-flex min-h-6 items-center gap-1.5 self-start text-ink-muted text-sm hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden />
          {back}
        </Link>
        <AccountScreen userId={Number(userId)} listPath={listPath} />
      </div>
    </BarPage>
  );
}

/**
 * Returns the address of the list of accounts, with its filters if the link to this page passed them on. The first
 * location counts, because changes of the tab pass nothing on.
 */
function useListPath(): string {
  const { state } = useLocation();
  const [from] = useState<unknown>(state?.from);
  return typeof from === "string" && from.startsWith(paths.admin) ? from : `${paths.admin}?tab=users`;
}
