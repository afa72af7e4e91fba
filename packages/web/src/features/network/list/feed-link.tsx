import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

export function FeedLink() {
  const { toFeed } = useTexts("network");
  return (
    <Link to={{ search: "section=community" }} className={buttonClass()}>
      {toFeed}
    </Link>
  );
}
