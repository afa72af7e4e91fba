import { DomainError } from "../../errors.ts";

export const wrongCursor = () => new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
