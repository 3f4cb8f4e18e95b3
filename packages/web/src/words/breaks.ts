/**
 * Where long words in the names of spaces, cards and buildings may be broken, in all languages: no rule finds the parts of
 * `schilf-ufer`. `long-words.test.ts` says which word is missing.
 */
export const BREAKS = `
abbe-ve-ra-toio abend-schü-ler acca-de-mico acchiap-pa-topi acchiap-pa-tore acker-flä-che acker-hel-fer acker-schleppe
ackers-mann acqui-rente adde-stra-tore adop-tiv-el-tern adver-tiser affet-ta-ver-dure affit-tua-rio agran-dis-se-ment
agrar-zäune agri-col-tore agri-col-tura agri-cul-teur agri-cul-tural agri-cul-ture aka-de-mi-ker akkord-ar-bei-ter
ali-men-ta-zione alle-va-mento alle-va-tore alt-ein-ge-ses-se-ner ammi-ni-stra-tore amplia-mento amé-na-ge-ment ani-ma-lière
anschaf-fen anschaf-fung antin-cen-dio appar-ten-gono arbeits-zeug-nis archi-tecte archi-tetto arpio-niere arra-cheuse
arram-pi-ca-tore arti-gia-nato assag-gia-tore asso-le-ment auber-giste auf-zucht-sta-tion aus-bil-dung aus-stat-ter
außer-ir-di-sche außer-ir-di-scher bar-ba-bie-tole base-boards bas-ket-maker bat-ti-scopa bat-ti-strada bau-kun-di-ger
bau-ma-te-rial bau-meis-ter baum-gärt-ner baum-schul-tisch-ler baum-stumpf-pflug bau-stoff-han-del becken-bauer bee-ren-samm-ler
beet-pfle-ger bene-stante berg-ham-mer beschei-den bet-tel-mönch bet-ten-ma-cher bet-te-raves biblio-thèque bie-nen-stock bild-hau-er-kurs
bio-lo-gique bir-ri-fi-ca-zione bir-ri-fi-cio bock-wind-mühle boden-le-ger boh-nen-feld bou-lan-ge-rie bou-teilles brac-ciante
braue-rei-teich brau-kes-sel brau-meis-ter brau-was-ser brenn-holz-samm-ler brick-layer bri-que-teur brot-ba-cken brot-schie-ber
brot-ver-käu-fer brous-sailles brun-nen-bauer burat-ti-naio busi-ness-man but-ter-fass bäcker-meis-ter bücher-re-gal
büh-nen-ar-bei-ter bürs-ten-ma-cher caba-re-tier cab-i-net-maker cac-cia-tore cal-za-ma-glia cam-pa-gnard cam-pa-gnolo
can-ta-sto-rie capo-fa-mi-glia capo-ma-stro capo-squa-dra car-pen-tiere car-rio-lante car-roz-zone casei-fi-cio cas-sa-forte
caval-letto cer-ti-fi-cat cer-tifi-cate cer-ti-fi-cato cham-bel-lan cham-ber-lain cham-pi-gnons cha-par-deur char-bon-nier
char-pen-tier chaus-sures chu-cho-teur ciam-bel-lano clan-des-tine clan-de-stino colom-bages col-ti-va-bile col-ti-va-tore
col-ti-va-zione com-mer-ciante com-mer-çant com-pra-tore con-cia-tore conduc-teur con-dut-tore con-fet-tati con-fi-dente
conser-va-teur con-ser-va-tor con-ser-va-tore con-ser-va-tory construc-tion con-su-lente con-sul-tant contre-maître
coop-er-a-tive coo-pe-ra-tivo coopé-ra-tif cor-po-ra-zione cor-reg-giato costrut-tore costru-zione costru-zioni cot-ti-mi-sta
coun-try-man cou-ver-tures cré-pis-seur culti-va-teur cul-ti-va-tion cul-ti-va-tor dach-be-schwe-rer deck-sta-tion
degu-sta-zione deliv-ery-man dimen-sioni disbo-sca-tore disor-di-nato dispo-ni-bili dis-so-da-mento distil-lato distil-la-tore
distil-le-ria dis-til-le-rie dis-tillery dis-tri-bu-teur dis-trib-u-tor distri-bu-tore domes-tique dop-pel-wen-de-pflug
dorf-brun-nen dorf-schön-heit dorf-äl-tes-ter dra-chen-höhle drei-bei-nige drei-fel-der-wirt-schaft drei-fuß-kes-sel
dresch-brett dresch-fle-gel dresch-schlit-ten drin-gen-der dudel-sack-pfei-fer défri-chage défri-cheur dégus-ta-tion désher-beur
désor-donné earth-lings eichel-korb ein-sied-ler embank-ment empla-ce-ment empor-kömm-ling engrais-se-ment enlè-ve-ment
enten-teich ent-füh-rung entre-prise equi-pag-gia-tore erd-beer-beet erd-stamp-fer erfah-rungs-schatz ern-te-hel-fer
ernäh-rungs-experte escre-menti espe-rienza essic-ca-tore estab-lished esten-si-bile excré-ments expe-ri-ence exploi-tant
expé-rience exten-sible extra-ter-restre extra-ter-restres extra-ter-re-stri extra-ter-res-trial fab-bri-cante fab-bri-ciere
fach-werk-haus fal-cia-tore fale-gna-me-ria fal-ken-turm fami-li-en-freund-li-ches fami-li-en-ober-haupt fami-li-en-por-trät
fami-li-en-zu-wachs fan-nul-lone fas-sa-den-schnit-ze-rei feld-ar-bei-ter feld-händ-ler feld-pfle-ger feld-wäch-ter
fer-blan-tier feri-en-haus fer-til-iz-ers fer-ti-liz-zanti feu-er-stein-schlä-ger feu-er-stelle feu-er-sumpfs fla-gor-neur
fleisch-ver-käu-fer flur-wäch-ter fores-tière fores-tières forst-meis-ter forst-schrei-ber forst-stu-dium
forst-wis-sen-schaft-ler four-nis-seur fran-zö-si-sche frei-land-bauer fugen-krat-zer fut-ter-krippe fut-ter-platz
fut-ter-schale fut-ter-spei-cher fut-ter-stelle fut-ter-tröge fuß-leis-ten för-der-korb gar-ten-ha-cke gar-ten-hel-fer
gemein-de-vor-ste-her gemü-se-händ-ler gemü-se-saat-gut gemü-se-schnei-der gene-ral-leut-nant genos-sen-schafts-pflü-ger
gen-til-homme gen-ti-luomo geschenk-korb geschich-ten-er-zäh-ler geschäfts-mann gesin-de-haus getrei-de-kar-ren getrei-de-la-ger
getrei-de-saat-gut getrei-de-schau-fel getrei-de-schwinge getrei-de-spei-cher getrei-de-ver-wer-tung gewächs-haus gia-ci-mento
giar-di-niere gio-co-liere grab-spa-ten gran-dis-sante grau-pen-mühle green-gro-cer green-house groß-händ-ler guild-mas-ter
guts-ar-bei-ter guts-ver-wal-ter guts-ver-wal-tung gän-se-teich gärt-ner-mes-ser gül-le-ver-tei-ler güte-sie-gel
hafen-ar-bei-ter hafen-händ-ler haken-mes-ser haken-pflug han-dels-rei-sen-der han-dels-sta-tion hand-kar-ren har-pon-neur
hart-por-zel-lan haus-buch-meis-ter haus-die-ner haus-künst-ler haus-leh-rer haus-meis-ter haus-re-no-vie-rung
haus-tier-ver-mitt-ler haus-ver-wal-ter heb-do-ma-daire hecken-stut-zer hecken-wart heim-werk-statt her-den-schüt-zer
herings-topf her-ren-haus heu-scheune heu-scho-ber heu-trock-ner hir-ten-flöte hir-ten-junge hir-ten-stab hoch-land-päch-ter
hoch-land-rind hof-ar-bei-ter hof-brun-nen hof-er-wei-te-rung hof-um-ge-stal-tung hof-ver-wal-ter hol-lan-dais hol-län-der-mühle
holz-ar-bei-ter holz-ern-ter holz-fäl-ler holz-ha-cker holz-hand-lung holz-hüt-ten-aus-bau holz-hüt-ten-bauer holz-kar-ren
holz-käu-fer holz-lie-fe-rant holz-pa-li-sa-den holz-samm-ler holz-schlag holz-schuhe holz-schup-pen holz-sta-pel
holz-sti-bit-zer holz-trä-ger holz-ver-tei-ler holz-werk-statt home-keeper house-mas-ter hun-de-hütte häupt-lings-toch-ter
hüh-ner-stall hüt-ten-bauer illu-sio-nist illu-sio-ni-sta illu-sion-niste impa-glia-tore impa-sta-tore improve-ment incon-suete
infor-ma-teur infor-ma-tore ingras-sa-tore inha-bi-tuelle inqui-si-tion inqui-si-zione inse-gnante inser-zio-ni-sta
instand-hal-tungs-prä-mie instruc-tor inta-glia-tore inte-la-ia-ture into-na-ca-tore iti-ne-rante iti-né-rante jagd-ge-hilfe
jour-na-lier jung-tier-markt kalk-dün-ger karp-fen-teich kar-ren-schie-ber kar-tof-fel-ha-cke kar-tof-fel-häuf-ler katen-an-bau
kes-sel-fli-cker kin-der-lose kin-der-wunsch kis-ten-bauer klau-en-mes-ser klein-bauer klein-gärt-ner klein-händ-ler
kleinst-bauer klemp-ner-meis-ter klon-rin-der knei-pen-be-sit-zer koch-künst-ler kon-ser-va-tor korb-ma-cher korb-ma-che-rei
korn-kreise korn-schau-fel korn-spei-cher korn-wu-che-rer kraft-fut-ter kraft-li-nien krie-ger-prin-zes-sin kräu-ter-gar-ten
kunst-leh-rer küchen-aus-stat-ter küken-stall kür-bis-kern-öl labo-ra-to-rio laden-lei-ter ladrun-colo lager-hal-ter
lager-scheune lager-ver-wal-ter land-wirt-schafts-dün-ger lastri-cata lastri-ca-tore lat-to-niere lau-ten-spie-le-rin
lavo-ra-tore lebens-stil lehm-ar-bei-ter lehm-bren-ner lehm-grä-ber lehm-händ-ler lehm-hüt-ten-aus-bau lehm-hüt-ten-bauer
lehm-lie-fe-rant lehm-mi-scher lehm-stamp-fer lehm-ver-put-zer lehm-ver-stre-bung lehm-vor-kom-men leib-ei-ge-ner lieu-te-nant
lum-ber-jack lösch-teich mac-chi-ni-sta machi-niste madon-nen-sta-tue maga-si-nier magaz-zi-niere mag-gior-domo main-te-nance
man-geoires man-gia-toia man-gia-toie man-ser-vant mantle-piece man-u-fac-turer manu-ten-zione mar-guillier marion-net-tiste
markt-schreier markt-stand mau-er-bauer mau-rer-meis-ter maz-za-ranga melk-sche-mel men-di-cante mene-strello menui-se-rie
mine-ra-loge min-er-al-o-gist mine-ra-lo-gi-sta min-gher-lino miné-ra-lo-giste mois-son-neur moral-apos-tel mut-ter-söhn-chen
möbel-tisch-ler müßig-gän-ger nach-bar-schafts-hilfe nach-wuchs-künst-ler nah-rungs-truhe netz-fi-scher neu-an-schaf-fung
nidi-fi-ca-tion nidi-fi-ca-zione nour-ris-sage nour-ris-seur nour-ri-ture nutri-zione ober-förs-ter occi-den-tale occu-pa-tion
occu-pa-zione och-sen-ge-spann ofen-hei-zer offen-stall ori-en-ta-li-sche pacht-bauer pale-fre-nier palis-sades panet-tiere
papier-ma-cher papier-mes-ser par-que-teur pasto-rello pavi-men-ta-zione pen-sio-nante perua-ni-sche pfan-nen-bä-cker
pflanz-kas-ten pflas-te-rer pflas-ter-straße pflug-füh-rer pflug-ma-cher pia-ni-fi-ca-tore pian-ta-toio piece-worker pigeon-nier
pilz-samm-ler pla-ni-fi-ca-teur por-ce-laine por-cel-lana port-mon-ger post-kut-scher pou-lailler pous-si-nière poz-zan-ghere
pre-cet-tore pre-di-ca-tore pre-si-dente pres-ti-di-gi-ta-teur pre-sti-gia-tore prin-ci-pessa pri-vat-wald pro-duc-teur
pro-dut-tore pro-fes-seur pro-prie-ta-rio pro-prié-taire pro-tec-teur pro-tec-tion pro-tet-tore pro-vi-ant-korb pro-vi-sions
pro-vi-soire pro-vo-ca-teur provoca-tive pro-vo-ca-tore pro-vo-kan-ter prov-vi-so-rio prä-pa-ra-tor pré-cep-teur pré-di-ca-teur
pup-pen-spie-ler pépi-nié-riste péru-vienne pétris-seur rac-co-gli-tore rah-men-bauer rank-git-ter rat-catcher rat-ten-fän-ger
recla-ma-tion rede-vel-op-ment reet-dach-de-cker rei-sig-dach rei-sig-samm-ler rekul-ti-vie-rungs-pflug ren-o-va-tion
reno-vie-ren reno-vie-rer reno-vie-rung reno-vie-rungs-firma repli-ca-tor repli-ca-tore repli-ka-tor repro-duc-teurs
repro-duc-tion repré-sen-tant res-sources res-tau-rant retro-cu-cina revier-lei-ter ribal-ta-bile rie-sen-kür-bis
rin-cal-za-tore rin-der-flüs-te-rer rin-der-füt-te-rer rin-der-markt rin-der-züch-ter ripo-sti-glio ripro-dut-tori
ripro-du-zione ristrut-tu-ra-tore ristrut-tu-ra-zione rivie-ra-sco rode-ma-schine rode-spa-ten roh-stoff-markt rough-caster
rum-pel-kam-mer räder-pflug réamé-na-ge-ment réno-va-teur réno-va-tion répli-ca-teur rüben-acker rüben-bauer saat-gut-händ-ler
saat-pil-len sai-son-ar-bei-ter sai-son-nier sal-ta-ceppi samen-händ-ler scal-pel-lino sca-va-trice schaf-bauer
schaf-flüs-te-rer schaf-hal-ter schaf-markt schaft-rei-ber schank-wirt schau-fel-trä-ger scheg-gia-tore schiffs-zim-me-rer
schilf-gür-tel schilf-hütte schilf-käu-fer schilf-samm-ler schilf-tausch schilf-teich schilf-ufer schlach-ter schlacht-haus
schlaf-ecke schlamm-pfüt-zen schlamm-stelle schla-raf-fen-land schluss-sze-na-rio schnaps-bren-ner schnaps-bren-ne-rei
schnitz-bank schnur-ma-cher schorn-stein-fe-ger schreib-stube schreib-tisch schuld-ver-schrei-bung schwa-nen-see
schwarz-ge-brann-ter schwei-ne-be-sit-zer schwei-ne-flüs-te-rer schwei-ne-fän-ger schwei-ne-hirt schwei-ne-stall schwei-ne-zucht
schwei-ne-züch-ter schwimm-un-ter-richt schwing-pflug schwäch-ling schä-fer-meis-ter scien-ziato sei-gneu-riale sel-vag-gina
semi-na-tore seque-stra-ta-rio seques-tra-tor ser-viables set-ti-ma-nale shore-for-ester silo-fut-ter silo-keeper
silo-ver-wal-ter sitz-nach-bar slaughter-house slaughter-man small-holder som-mer-nachts-traum son-der-fut-ter son-der-ge-bäude
sor-ve-gliante spac-ca-pie-tre spar-gel-ge-schenk spar-gel-mes-ser spar-gi-li-quame spa-ven-ta-pas-seri spaz-za-ca-mino
spaz-zo-laio spe-cu-la-tore spie-le-au-tor spiel-phase stable-hand stable-mas-ter stadt-pla-ner sta-gio-nale stall-ar-chi-tekt
stall-bur-sche stall-feld-we-bel stall-knecht stall-meis-ter stall-pla-ner stal-lun-gen stampf-lehm start-spie-ler
stein-bre-cher stein-bruch stein-bruch-ar-bei-ter stein-hauer stein-haus-aus-bau stein-kar-ren stein-käu-fer stein-schnit-zer
stein-tausch stein-trä-ger stein-un-ter-neh-men stein-zange stone-cut-ter store-house story-teller straw-berry
stra-ßen-mu-si-kant streich-blech-pflug stretch-able strick-lie-sel strumpf-ho-sen stu-ben-wa-gen stu-di-en-an-fän-ger
stück-ar-bei-ter sur-veillant sus-sur-ra-tore syl-vo-logue süßig-kei-ten tage-löh-ner taglia-carte taglia-le-gna taglia-tore
tanz-leh-rer tas-si-der-mi-sta tau-ben-schlag tausch-in-se-rent taxi-der-mist taxi-der-miste teich-hütte tele-gramma
tele-tra-spor-tami tier-bän-di-ger tier-fut-ter tier-ge-hege tier-hal-ter tier-leh-rer tier-züch-ter tisch-le-rei
trans-mo-gri-fi-ca-teur trans-mo-gri-fier tra-smo-gri-fi-ca-tore tra-vailleur treb-bia-tura tree-gar-dener treff-punkt
treib-netz-boot tri-co-teuse tro-cken-mau-rer tron-ca-rami trüf-fel-su-cher télé-gramme télé-por-tez töp-fe-rei-hof
töp-fer-markt ufer-bau-meis-ter ufer-förs-ter under-gar-dener unge-wöhn-li-cher uni-ver-si-taire unor-dent-li-cher unter-mie-ter
unter-richt unter-stand uti-li-sa-tion uti-liza-tion ven-di-trice ver-eins-haus ver-kos-tung ver-pflich-tet ver-samm-lungs-halle
ver-trau-ter ver-wand-lungs-ma-schine vet-eri-nar-ian vete-ri-na-rio viag-gia-tore vieh-han-del vieh-händ-ler vieh-wär-ter
vogel-scheu-che voll-wei-de-bauer vol-to-rec-chio vor-ar-bei-ter vor-sit-zen-den vété-ri-naire wach-sen-der wagen-pflug
wald-gast-hof wald-mur-mel-tier wald-schule wald-see-hütte wan-der-feld-bau wan-der-feld-bauer wan-der-ge-selle wan-der-stie-fel
was-ser-mühle was-ser-trä-ger wei-de-ge-nosse wei-de-meis-ter wel-ler-lehm wen-de-pflug werk-leh-rer werk-meis-ter
werk-stoff-händ-ler werk-zeug-kiste wert-an-la-gen west-li-cher whis-ky-fäs-ser whole-saler wie-der-gän-ger wie-sen-egge
wild-lie-fe-rant wild-schweine wild-schwein-ge-hege wild-schwein-markt win-ter-gar-ten wochen-markt wohn-stall-haus woll-de-cken
wood-cut-ter wool-grower wür-fel-schnei-der zahl-meis-ter zau-ber-künst-ler zaun-auf-se-her zaun-händ-ler zaun-lie-fe-rant
zavor-ra-tore zim-mer-de-cken zim-mer-mann zim-mer-manns-axt zim-mer-manns-ham-mer zim-mer-manns-stube zucht-sta-tion
zucht-tier-käu-fer zunft-meis-ter zwangs-ver-wal-ter zwil-lings-mut-ter zwi-schen-la-ger ébran-cheur épou-van-tail
équar-ris-seur équi-pe-men-tier
`;
