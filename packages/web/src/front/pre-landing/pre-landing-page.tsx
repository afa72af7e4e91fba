import { useNavigate } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { useSubscription } from "../../lib/use-subscription.ts";
import { useTexts } from "../../texts/texts.ts";
import { listenForChoice } from "../choose-role.ts";
import { PreLandingView } from "./pre-landing-view.tsx";

export function PreLandingPage() {
  const texts = useTexts("landing");
  useDocumentTitle(texts.pre.documentTitle);
  const navigate = useNavigate();
  useSubscription(listenForChoice, (path) => void navigate(path));
  return <PreLandingView texts={texts} legal={useTexts("common").legal} />;
}
