export { ConflictError as Contended, retryOnConflict as whileContended } from "./conflict.ts";
