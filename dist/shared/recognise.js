import { s as visibleLines } from "./escape.js";
import { g as Parts, h as Unreadable, p as nothingParsed, v as sought } from "./formats.js";
const shown = 4096;
var Recogniser = class {
	format;
	formats;
	isGiven;
	parts = new Parts((part) => this.ask(part));
	reader = null;
	unreadable = null;
	beginning = "";
	isEmpty = !0;
	held = "";
	other = null;
	constructor(formats, known) {
		this.formats = formats, this.format = known, this.isGiven = known !== null;
	}
	write(piece) {
		this.beginning.length < shown && (this.beginning += piece.slice(0, shown)), this.reader ? this.pass(piece) : this.held.length < sought && (this.held += piece, this.format && !isBlank(piece) && this.begin(this.format)), !this.isGiven && !this.other && this.parts.write(piece);
	}
	end() {
		if (this.parts.end(), this.unreadable !== null) throw this.unreadable;
		if (this.other) throw ofTwo(this.format?.name ?? "", this.other.name);
		let parsed = this.reader?.end() ?? nothingParsed;
		return this.isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0, parsed;
	}
	get problem() {
		return isBlank(this.beginning) ? null : this.format === null ? unknownFormat(this.beginning, this.formats) : !this.isGiven || !this.isEmpty ? null : `holds no benchmark in the format ${this.format.name}, and begins:\n${firstLines(this.beginning)}\nSet "format" to the format that it is in, or leave it out.`;
	}
	ask(part) {
		if (isBlank(part)) return;
		let found = this.format ?? this.formats.find((format) => format.claims(part));
		found && !this.format && this.begin(found), found && (this.other ??= otherIn(part, found, this.formats));
	}
	begin(format) {
		this.format = format, this.reader = format.open(), this.pass(this.held), this.held = "";
	}
	pass(piece) {
		if (this.unreadable === null) try {
			this.reader?.write(piece);
		} catch (error) {
			this.unreadable = error;
		}
	}
};
function otherIn(part, format, formats) {
	return formats.find((other) => other !== format && other.claimsLines?.(part)) ?? null;
}
function ofTwo(one, other) {
	return new Unreadable(`It holds benchmarks of two formats, ${one} and ${other}. Set "format" to the one to be read, or let the command run one tool alone.`);
}
function unknownFormat(beginning, formats) {
	let names = formats.map(({ name }) => name).join(", ");
	return `is in no known benchmark format, and begins:\n${firstLines(beginning)}\nFormats: ${names}. If it is in one of these, set "format" to it.`;
}
function firstLines(beginning) {
	return visibleLines(beginning.slice(0, shown)).filter((line) => line.trim() !== "").slice(0, 5).map((line) => `  ${shortened(line)}`).join("\n");
}
function isBlank(text) {
	return !/\S/.test(text);
}
function shortened(line) {
	let characters = [...line.slice(0, 240)];
	return characters.length <= 120 ? line : `${characters.slice(0, 119).join("")}…`;
}
export { unknownFormat as n, Recogniser as t };
