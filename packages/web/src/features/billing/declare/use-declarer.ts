import { useSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

export function useDeclarer(): { name: string; email: string; contract: string } {
  const { user } = useSession();
  const { fields } = useTexts("declaration");
  return { name: user?.name ?? "", email: user?.email ?? "", contract: fields.ourContract };
}
